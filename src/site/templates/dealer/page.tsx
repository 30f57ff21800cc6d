import { openDays } from '../../../domain/calendar/open-days.ts'
import { phoneLink } from '../../../domain/contact/phone-link.ts'
import { servicesText } from '../../../domain/dealers/dealer-service.ts'
import { FeatureBoundary } from '../../components/feature-boundary.tsx'
import { OnwardLink } from '../../components/onward-link.tsx'
import { OpenNow } from '../../components/open-now.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { DealerPage } from '../../content/dealer.ts'
import { dealerHref, demoHref, directionsHref } from '../../features/dealers/dealer-links.ts'
import { LocalMap } from '../../features/dealers/local-map.tsx'
import { Icon } from '../../icons/icon.tsx'
import { SoonClosed } from './soon-closed.tsx'
import styles from './page.module.css'

const Dealer = ({
  slug,
  name,
  suburb,
  about,
  address,
  phone,
  hours,
  closed,
  soon,
  timeZone,
  services,
  lines,
  others,
  ...map
}: DealerPage) => {
  const { code, locale } = useShell().edition
  const demo = services.includes('demo')
  return (
    <>
      <article className={styles.dealer}>
        <header className={styles.opening}>
          <a className={`onward no-print ${styles.back}`} href={`/${code}/support/find-a-dealer/`}>
            <Icon name="back" /> All dealers
          </a>
          <h1>{name}</h1>
          {about !== undefined && <p className="lead">{about}</p>}
          <OpenNow timetable={{ hours, closed }} timeZone={timeZone} />
          <div className={`no-print ${styles.reach}`}>
            {demo && (
              <a className="button" href={demoHref(code, slug)}>
                <Icon name="calendar" /> Book a demo
              </a>
            )}
            <a className={demo ? 'button button-quiet' : 'button'} href={phoneLink(phone, locale)}>
              <Icon name="phone" /> {phone}
            </a>
            <a
              className="button button-quiet"
              href={directionsHref(name, address.join(', '))}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="arrow" /> Directions<span className="visually-hidden">, in a new tab</span>
            </a>
          </div>
        </header>
        <FeatureBoundary of="map" name="The map">
          <LocalMap name={name} suburb={suburb} others={others} {...map} tiles={map.tiles} />
        </FeatureBoundary>
        <dl className={`rows ${styles.facts}`}>
          <div>
            <dt>Address</dt>
            <dd>
              <address>
                {address.map((line) => (
                  <span key={line} className={styles.line}>
                    {line}
                  </span>
                ))}
              </address>
            </dd>
          </div>
          <div>
            <dt>Hours</dt>
            <dd>
              <ul className={styles.hours}>
                {openDays(hours).map(({ days, hours: open }) => (
                  <li key={days}>
                    <span className={styles.days}>{days}</span> {open}
                  </li>
                ))}
                <SoonClosed closed={closed} soon={soon} timeZone={timeZone} />
              </ul>
            </dd>
          </div>
          <div>
            <dt>Does</dt>
            <dd>{servicesText(services)}</dd>
          </div>
          <div>
            <dt>Carries</dt>
            <dd>
              <ul className={styles.list}>
                {lines.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
      </article>
      <section className="section sand no-print">
        <div className="wrap">
          <div className="heading-row">
            <h2>Next nearest</h2>
            <OnwardLink href={`/${code}/support/find-a-dealer/`}>Find a dealer elsewhere</OnwardLink>
          </div>
          <ul className={`rows ${styles.others}`}>
            {others.map((other) => (
              <li key={other.slug}>
                <a href={dealerHref(code, other)}>{other.name}</a>
                <span className={styles.suburb}>{other.suburb}</span>
                <span className={styles.distance}>{other.distance}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}

export default Dealer
