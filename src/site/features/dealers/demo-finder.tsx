import { useMemo, useState } from 'react'
import { phoneLink } from '../../../domain/contact/phone-link.ts'
import { dealerReach, farthestReach } from '../../../domain/dealers/dealer-reach.ts'
import { nearestDealers } from '../../../domain/dealers/nearest-dealers.ts'
import { formatDistance } from '../../../domain/places/distance.ts'
import { placeLabel } from '../../../domain/places/place-label.ts'
import { FeatureBoundary } from '../../components/feature-boundary.tsx'
import { OnwardLink } from '../../components/onward-link.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { FindDealers } from '../../content/dealer.ts'
import { Icon } from '../../icons/icon.tsx'
import { useRememberedPostcode } from '../delivery/remembered-postcode.ts'
import { dealerHref } from './dealer-links.ts'
import { DealerMap } from './dealer-map.tsx'
import styles from './demo-finder.module.css'
import { listedDealers } from './listed-dealer.ts'
import { mapDealers } from './map-dealer.ts'
import { PlaceField } from './place-field.tsx'
import { useAskedPlace } from './use-asked-place.ts'
import { useFreshDealers } from './use-fresh-dealers.ts'

export { loadFindDealers } from './load-dealers.ts'

const service = 'demo'
const shown = 3
const anywhere = { lat: 0, lon: 0 }

/** A place, the three nearest who bring a robot to a pool there, and where they are. */
export const DemoFinder = ({ map, tiles, states, weeks, lines }: FindDealers) => {
  const { code, country, locale, shop } = useShell().edition
  const listed = useMemo(() => listedDealers({ states, weeks, lines }), [states, weeks, lines])
  const suburbs = useMemo(
    () => listed.map(({ suburb, state, postcode, location }) => ({ name: suburb, state, postcode, ...location })),
    [listed],
  )
  // Given for a delivery, which only a shop has.
  const remembered = useRememberedPostcode()
  const [named, setNamed] = useState<string>()
  const text = named ?? (shop && remembered !== '' ? remembered : undefined)
  const asked = useAskedPlace(text, suburbs)
  const { from } = asked
  const dealers = useFreshDealers(listed, asked.place)
  const [picked, setPicked] = useState<string>()
  const [lit, setLit] = useState<string>()

  const matching = useMemo(() => nearestDealers(dealers, from ?? anywhere, { service }), [dealers, from])
  const reach = from && dealerReach(matching.map(({ km }) => km))
  const nearest = from === undefined ? [] : matching.slice(0, shown)
  const onMap = useMemo(() => mapDealers(matching, from === undefined ? 0 : shown), [matching, from])
  const all = `/${code}/support/find-a-dealer/?${new URLSearchParams({ ...(asked.place && { place: placeLabel(asked.place) }), service })}`

  return (
    <>
      <div className={styles.ask} data-feature="demo-finder">
        <PlaceField
          places={asked.places}
          asked={text ?? ''}
          onFocus={asked.wish}
          onChoose={(place) => {
            asked.remember(place)
            setNamed(placeLabel(place))
            setPicked(undefined)
          }}
          message={
            asked.unknown ? `We can’t find “${text}” in ${country}. Try the nearest bigger town.` : asked.message
          }
        />
        <div aria-live="polite">
          {from === undefined ? (
            <p className={styles.before}>
              {matching.length} dealers in {country} bring one over.
            </p>
          ) : (
            <ol className={styles.dealers}>
              {nearest.map(({ dealer, km }) => (
                <li
                  key={dealer.slug}
                  data-lit={dealer.slug === (lit ?? picked) || undefined}
                  onPointerEnter={() => setLit(dealer.slug)}
                  onPointerLeave={() => setLit(undefined)}
                >
                  <span className={styles.distance}>{formatDistance(km, locale)}</span>
                  <a className={styles.dealer} href={dealerHref(code, dealer)}>
                    <strong>{dealer.name}</strong>
                    <span>{dealer.suburb}</span>
                  </a>
                  <a className={styles.phone} href={phoneLink(dealer.phone, locale)}>
                    <Icon name="phone" />
                    <span className="visually-hidden">
                      Ring {dealer.name}, {dealer.phone}
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          )}
        </div>
        <OnwardLink href={all}>
          {reach === undefined || reach.count <= shown
            ? 'All who do demos, on a large map'
            : `All ${reach.count} within ${reach.km}\u00a0km`}
        </OnwardLink>
      </div>
      <div className={styles.map}>
        <FeatureBoundary of="map" name="The map">
          <DealerMap
            map={map}
            tiles={tiles}
            dealers={onMap}
            from={from && { ...from, km: reach?.km ?? Math.ceil((nearest.at(-1)?.km ?? farthestReach) / 100) * 100 }}
            chosen={from === undefined ? undefined : (picked ?? nearest[0]?.dealer.slug)}
            lit={lit}
            onChoose={setPicked}
            onPoint={setLit}
          />
        </FeatureBoundary>
      </div>
    </>
  )
}
