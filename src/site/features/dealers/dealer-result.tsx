import { type RefObject, useEffect, useRef } from 'react'
import { addressText } from '../../../domain/contact/address-lines.ts'
import { phoneLink } from '../../../domain/contact/phone-link.ts'
import { servicesText } from '../../../domain/dealers/dealer-service.ts'
import { formatDistance } from '../../../domain/places/distance.ts'
import { useShell } from '../../components/shell-context.ts'
import { Icon } from '../../icons/icon.tsx'
import { dealerHref, demoHref, directionsTo } from './dealer-links.ts'
import styles from './dealer-result.module.css'
import type { ListedDealer } from './listed-dealer.ts'

interface Props {
  dealer: ListedDealer
  /** Whether it is open now, where anybody can tell. */
  openNow: string | undefined
  km: number
  number: number
  chosen: boolean
  lit: boolean
  onChoose: () => void
  onPoint: (over: boolean) => void
}

/** Chosen on the map: comes into sight here. */
const useInSight = (element: RefObject<HTMLElement | null>, wanted: boolean) => {
  const first = useRef(true)
  useEffect(() => {
    if (wanted && !first.current) element.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    first.current = false
  }, [element, wanted])
}

export const DealerResult = ({ dealer, openNow, km, number, chosen, lit, onChoose, onPoint }: Props) => {
  const { code, locale } = useShell().edition
  const row = useRef<HTMLLIElement>(null)
  useInSight(row, chosen)
  const { slug, name, phone, services } = dealer
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard it is the button with the number
    <li
      ref={row}
      className={styles.row}
      data-chosen={chosen || undefined}
      data-lit={lit || undefined}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a, button') === null) onChoose()
      }}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <button type="button" className={styles.number} aria-pressed={chosen} onClick={onChoose}>
        <span className="visually-hidden">Show on the map: </span>
        {number}
      </button>
      <div className={styles.words}>
        <h2>
          <a href={dealerHref(code, dealer)}>{name}</a>
        </h2>
        <p>{addressText(dealer, locale)}</p>
        <p className={styles.doing}>
          {openNow !== undefined && <span>{openNow}</span>} {servicesText(services)}
        </p>
      </div>
      <span className={styles.distance}>{formatDistance(km, locale)}</span>
      {chosen && (
        <div className={styles.reach}>
          {services.includes('demo') && (
            <a className="button" href={demoHref(code, slug)}>
              <Icon name="calendar" /> Book a demo
            </a>
          )}
          <a className="button button-quiet" href={phoneLink(phone, locale)}>
            <Icon name="phone" /> {phone}
          </a>
          <a
            className="button button-quiet"
            href={directionsTo(dealer, locale)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="arrow" /> Directions<span className="visually-hidden"> to {name}, in a new tab</span>
          </a>
        </div>
      )}
    </li>
  )
}
