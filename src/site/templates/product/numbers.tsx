import type { ProductDetails } from '../../content/product.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './numbers.module.css'

/** The specifications, group by group, and what there is to take away. */
export const Numbers = ({ specifications, downloads = [] }: Pick<ProductDetails, 'specifications' | 'downloads'>) => (
  <section className={`section wrap ${styles.numbers}`}>
    <div>
      <h2>In numbers</h2>
      <ul className={styles.links} id="downloads">
        {downloads.map(({ title, href, kB }) => (
          <li key={href}>
            <a href={href}>
              <Icon name="download" />
              <span>
                {title} <small>PDF, {kB} kB</small>
              </span>
            </a>
          </li>
        ))}
        <li className={styles.print}>
          <button type="button" onClick={() => window.print()}>
            <Icon name="print" /> Print this page
          </button>
        </li>
      </ul>
    </div>
    <div>
      {Object.entries(specifications).map(([group, values]) => (
        <div key={group} className={styles.group}>
          <h3>{group}</h3>
          <dl>
            {Object.entries(values).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  </section>
)
