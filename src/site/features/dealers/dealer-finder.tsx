import { type ReactNode, useMemo, useState } from 'react'
import { dealerHeadline } from '../../../domain/dealers/dealer-headline.ts'
import { dealerReach, farthestReach } from '../../../domain/dealers/dealer-reach.ts'
import { type DealerService, dealerServices } from '../../../domain/dealers/dealer-service.ts'
import { nearestDealers } from '../../../domain/dealers/nearest-dealers.ts'
import { placeLabel } from '../../../domain/places/place-label.ts'
import { FeatureBoundary } from '../../components/feature-boundary.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { FindDealers } from '../../content/dealer.ts'
import styles from './dealer-finder.module.css'
import { DealerMap } from './dealer-map.tsx'
import { DealerResults } from './dealer-results.tsx'
import { FinderFrame } from './finder-frame.tsx'
import { listedDealers } from './listed-dealer.ts'
import { mapDealers } from './map-dealer.ts'
import { rememberNamedPlace } from './named-place.ts'
import { PlaceField } from './place-field.tsx'
import { ServiceFilter } from './service-filter.tsx'
import { StateList } from './state-list.tsx'
import { useAskedPlace } from './use-asked-place.ts'
import { useDealerChoice } from './use-dealer-choice.ts'
import { useFreshDealers } from './use-fresh-dealers.ts'
import { useOpenWords } from './use-open-words.ts'

interface Props extends FindDealers {
  title: string
  /** What to know before asking. */
  lead: ReactNode
  /** What to do where nobody is. */
  nobody: ReactNode
}

const atOnce = 8
const anywhere = { lat: 0, lon: 0 }

/** A ring for who is far from everybody. */
const farAway = (km = farthestReach): number => Math.ceil(km / 100) * 100

export const DealerFinder = ({ title, lead, nobody, holidays, map, tiles, ...packed }: Props) => {
  const { code, country } = useShell().edition
  const { states, weeks, lines } = packed
  const listed = useMemo(() => listedDealers({ states, weeks, lines }), [states, weeks, lines])
  const suburbs = useMemo(
    () => listed.map(({ suburb, state, postcode, location }) => ({ name: suburb, state, postcode, ...location })),
    [listed],
  )
  const [choice, choose] = useDealerChoice(lines)
  const asked = useAskedPlace(choice.place, suburbs)
  const dealers = useFreshDealers(listed, asked.place)
  const offered = useMemo(
    () => dealerServices.filter((service) => dealers.some(({ services }) => services.includes(service))),
    [dealers],
  )
  const { from } = asked
  const { service, line } = choice
  const openWords = useOpenWords(holidays, asked.waiting || from !== undefined)

  const matching = useMemo(
    () => nearestDealers(dealers, from ?? anywhere, { service, line }),
    [dealers, from, service, line],
  )
  const inOrder = useMemo(() => {
    const matches = new Set(matching.map(({ dealer }) => dealer))
    return dealers.filter((dealer) => matches.has(dealer))
  }, [dealers, matching])
  const reach = from && dealerReach(matching.map(({ km }) => km))
  const question = JSON.stringify([from, service, line])
  const [shown, setShown] = useState({ question, count: atOnce })
  const most = from !== undefined && reach === undefined ? 3 : atOnce
  const count = shown.question === question ? shown.count : most
  const [picked, setPicked] = useState<{ question: string; slug: string }>()
  const [lit, setLit] = useState<string>()
  const first = from === undefined ? undefined : matching[0]?.dealer.slug
  const chosen = picked?.question === question ? picked.slug : first

  const onMap = useMemo(() => mapDealers(matching, from === undefined ? 0 : count), [matching, from, count])
  const pick = (slug: string) => {
    const at = matching.findIndex(({ dealer }) => dealer.slug === slug)
    if (at >= count) setShown({ question, count: at + 1 })
    setPicked({ question, slug })
  }

  const within = from === undefined ? undefined : (reach?.km ?? Number.POSITIVE_INFINITY)
  const counts = useMemo(() => {
    const there = nearestDealers(dealers, from ?? anywhere, { line }).filter(
      ({ km }) => within === undefined || km <= within,
    )
    const offering = (each: DealerService) => there.filter(({ dealer }) => dealer.services.includes(each)).length
    return Object.fromEntries(offered.map((each) => [each, offering(each)]))
  }, [dealers, offered, from, line, within])

  return (
    <FinderFrame waiting={asked.waiting}>
      <div className={styles.ask}>
        <h1 data-asked={from !== undefined || asked.waiting || undefined}>
          {from !== undefined
            ? dealerHeadline(reach, from.name, service)
            : asked.waiting
              ? `Looking for dealers near ${choice.place}`
              : title}
        </h1>
        {from === undefined && !asked.waiting && <div className={styles.lead}>{lead}</div>}
        <PlaceField
          places={asked.places}
          asked={choice.place ?? ''}
          onFocus={asked.wish}
          onChoose={(place) => {
            asked.remember(place)
            rememberNamedPlace(code, placeLabel(place))
            choose({ place: placeLabel(place) })
          }}
          onLocate={async () => {
            if (await asked.locate()) choose({ place: undefined })
          }}
          locating={asked.locating}
          message={
            asked.unknown
              ? `We can’t find “${choice.place}” in ${country}. Try the postcode, or the nearest bigger town.`
              : asked.message
          }
        />
        <ServiceFilter service={service} line={line} lines={lines} counts={counts} onChange={choose} />
      </div>
      <div className={styles.list} aria-busy={asked.waiting || undefined}>
        {from !== undefined && reach === undefined && <div className={styles.nobody}>{nobody}</div>}
        {matching.length === 0 ? (
          <p className={styles.none}>
            Nobody in {country} does {service !== undefined && line !== undefined ? 'both' : 'that'}.{' '}
            <button type="button" onClick={() => choose({ service: undefined, line: undefined })}>
              Start again
            </button>
          </p>
        ) : asked.waiting ? null : from === undefined ? (
          <StateList states={states} dealers={inOrder} chosen={chosen} onPoint={setLit} />
        ) : (
          <DealerResults
            found={matching}
            openWords={openWords}
            count={count}
            chosen={chosen}
            lit={lit}
            onMore={() => setShown({ question, count: count + atOnce })}
            onChoose={pick}
            onPoint={setLit}
          />
        )}
      </div>
      <FeatureBoundary of="map" name="The map">
        <DealerMap
          map={map}
          tiles={tiles}
          dealers={onMap}
          from={from && { ...from, km: reach?.km ?? farAway(matching.slice(0, 3).at(-1)?.km) }}
          chosen={chosen}
          lit={lit}
          onChoose={pick}
          onPoint={setLit}
        />
      </FeatureBoundary>
    </FinderFrame>
  )
}
