import { useState } from 'react'
import { phoneLink } from '../../../domain/contact/phone-link.ts'
import type { DealerService } from '../../../domain/dealers/dealer-service.ts'
import type { DealerNearby } from '../../../domain/dealers/nearest-dealers.ts'
import { formatDistance } from '../../../domain/places/distance.ts'
import type { Place } from '../../../domain/places/place.ts'
import { placeLabel } from '../../../domain/places/place-label.ts'
import { OnwardLink } from '../../components/onward-link.tsx'
import { useShell } from '../../components/shell-context.ts'
import { useLatest } from '../../state/while-current.ts'
import { useGazetteer } from '../places/use-gazetteer.ts'
import { dealerHref } from './dealer-links.ts'
import { findNearbyDealers } from './find-nearby-dealers.ts'
import type { ListedDealer } from './listed-dealer.ts'
import { rememberNamedPlace } from './named-place.ts'
import styles from './nearby-dealers.module.css'
import { PlaceField } from './place-field.tsx'

interface Props {
  service: DealerService
  /** Stands where the answer will be. */
  before: string
}

const nowhere: never[] = []
const shown = 3

/** A place, and the three nearest dealers who do what is needed, on any page. */
export const NearbyDealers = ({ service, before }: Props) => {
  const { code, locale } = useShell().edition
  const [wishes, setWishes] = useState(0)
  const [place, setPlace] = useState<Place>()
  const [dealers, setDealers] = useState<DealerNearby<ListedDealer>[] | 'failed'>(nowhere)
  const latest = useLatest()
  const places = useGazetteer(wishes, nowhere)
  const all = `/${code}/support/find-a-dealer/?${new URLSearchParams({ ...(place && { place: placeLabel(place) }), service })}`

  const choose = async (chosen: Place) => {
    setPlace(chosen)
    rememberNamedPlace(code, placeLabel(chosen))
    setDealers(nowhere)
    const isCurrent = latest()
    const wish = { from: chosen, service, first: shown }
    const found = await findNearbyDealers(code, wish).catch((): 'failed' => 'failed')
    if (isCurrent()) setDealers(found)
  }

  return (
    <div className={styles.nearby} data-feature="nearby-dealers">
      <PlaceField
        places={places}
        asked={place ? placeLabel(place) : ''}
        onFocus={() => setWishes(wishes + 1)}
        onChoose={choose}
        message={
          dealers === 'failed' ? 'The list of dealers won’t load right now. Try again when you’re online.' : undefined
        }
      />
      <div className={styles.answer} aria-live="polite">
        {dealers === 'failed' || dealers.length === 0 ? (
          <p className="muted">{before}</p>
        ) : (
          <ul className={`rows ${styles.dealers}`}>
            {dealers.map(({ dealer, km }) => (
              <li key={dealer.slug}>
                <a href={dealerHref(code, dealer)}>{dealer.name}</a>
                <span className={`${styles.aside} ${styles.end}`}>{formatDistance(km, locale)}</span>
                <span className={styles.aside}>{dealer.suburb}</span>
                <a className={styles.end} href={phoneLink(dealer.phone, locale)}>
                  {dealer.phone}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <OnwardLink href={all}>{place ? `More dealers near ${place.name}` : 'All of them, on a map'}</OnwardLink>
    </div>
  )
}
