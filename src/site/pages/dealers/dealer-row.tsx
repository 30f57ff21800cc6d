import type { DealerListing } from '../../content/dealer.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './dealer-row.module.css'

export const DealerRow = ({ dealer }: { dealer: DealerListing }) => {
  const { name, address, phone, phoneHref, directions, hours, services } = dealer
  return (
    <li className={styles.dealer}>
      <div>
        <h3>{name}</h3>
        <address className={styles.address}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className={styles.services}>{services.join(', ')}</p>
      </div>
      <dl className={styles.hours}>
        {hours.map(({ days, hours: open }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{open}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.reach}>
        <a className="button button-quiet" href={phoneHref}>
          <Icon name="phone" />
          {phone}
        </a>
        <a className={`onward ${styles.directions}`} href={directions} target="_blank" rel="noreferrer">
          Directions<span className="visually-hidden"> to {name}, on a map in a new tab</span> <Icon name="arrow" />
        </a>
      </div>
    </li>
  )
}
