import { useMemo, useRef } from 'react'
import { innerRing } from '../../../domain/dealers/dealer-reach.ts'
import { ofEditions } from '../../../domain/edition/editions.ts'
import { clusterPins } from '../../../domain/map/map-clusters.ts'
import { type MapPoint, projected, unitsPerKm } from '../../../domain/map/map-projection.ts'
import { onScreen } from '../../../domain/map/map-view.ts'
import type { Coordinates } from '../../../domain/places/coordinates.ts'
import { useShell } from '../../components/shell-context.ts'
import type { MapTiles, OutlineMap } from '../../content/dealer-map.ts'
import styles from './dealer-map.module.css'
import type { MapDealer, MapFrom, MapSpot } from './map-dealer.ts'
import { mapFurniture } from './map-furniture.ts'
import { MapOutline, MapTileGround } from './map-ground.tsx'
import { MapPins } from './map-pins.tsx'
import { MapRings } from './map-rings.tsx'
import { mapTexts } from './map-texts.ts'
import { MapTools } from './map-tools.tsx'
import { useElementSize } from './use-element-size.ts'
import { useMapView } from './use-map-view.ts'

const attributions = ofEditions('placesAttribution')

interface Props {
  map: OutlineMap
  tiles: MapTiles | undefined
  dealers: readonly MapDealer[]
  from: MapFrom | undefined
  chosen: string | undefined
  lit: string | undefined
  onChoose: (slug: string) => void
  onPoint: (slug: string | undefined) => void
}

/** What the server draws for; the browser knows better. */
const drawnFor = { width: 640, height: 640 }
const apart = 34

export const DealerMap = ({ map, tiles, dealers, from, chosen, lit, onChoose, onPoint }: Props) => {
  const { code, country, locale } = useShell().edition
  const frame = useRef<HTMLDivElement>(null)
  const size = useElementSize(frame, drawnFor)
  const { origin } = map
  const placed = useMemo(
    () => dealers.map((dealer) => ({ ...dealer, on: fromOrigin(dealer.location, origin) })),
    [dealers, origin],
  )
  const you = from && { ...from, on: fromOrigin(from, origin) }
  const chosenOn = placed.find(({ slug }) => slug === chosen)?.on
  const { view, target, held, ...moves } = useMapView(frame, { map, size, from: you, chosen: chosenOn })

  const clusters = useMemo(
    () =>
      clusterPins(
        placed.map(({ slug, on }) => ({ key: slug, ...on, alone: slug === chosen })),
        apart / target.scale,
      ),
    [placed, chosen, target.scale],
  )
  const spots: MapSpot[] = clusters
    .map(({ keys, ...on }) => ({
      at: onScreen(on, view, size),
      dealers: placed.filter(({ slug }) => keys.includes(slug)),
    }))
    .filter(({ at: { x, y } }) => x > -20 && y > -20 && x < size.width + 20 && y < size.height + 20)
  const rings = you
    ? [innerRing(you.km), you.km].map((km) => ({ km, radius: km * unitsPerKm(you.lat) * view.scale }))
    : []
  const youAt = you && onScreen(you.on, view, size)
  const attribution = [tiles?.attribution, attributions[code]].filter(Boolean).join('. ')
  const areas = tiles === undefined ? map.labels : []
  const texts = mapTexts({
    spots,
    you: you && youAt && { at: youAt, label: you.label, rings },
    areas,
    view,
    size,
    furniture: mapFurniture(size, attribution),
    locale,
  })

  return (
    <section className={styles.map} data-feature="map" aria-label="Map of dealers">
      <div ref={frame} className={styles.frame} data-held={held || undefined}>
        <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.drawing}>
          <title>{you === undefined ? `Dealers in ${country}` : `Dealers around ${you.label}`}</title>
          {tiles === undefined ? (
            <MapOutline map={map} view={view} size={size} />
          ) : (
            <MapTileGround map={map} tiles={tiles} view={view} size={size} />
          )}
          {youAt && (
            <MapRings at={youAt} radii={rings.map(({ radius }) => radius)}>
              <rect className={styles.you} x="-7" y="-7" width="14" height="14" rx="3" />
            </MapRings>
          )}
          {texts.map(({ text, kind, side, x, y }) => (
            <text
              key={`${kind} ${text} ${x > 0}`}
              className={styles.label}
              data-kind={kind}
              data-side={side}
              x={x.toFixed(1)}
              y={y.toFixed(1)}
              dy="0.35em"
            >
              {text}
            </text>
          ))}
          <MapPins
            spots={spots}
            chosen={chosen}
            lit={lit}
            onChoose={onChoose}
            onPoint={onPoint}
            onCloseUp={(members) => moves.closeUp(members.map(({ on }) => on))}
          />
        </svg>
      </div>
      <MapTools country={country} {...moves} />
      <p className={styles.attribution}>{attribution}</p>
    </section>
  )
}

const fromOrigin = (coordinates: Coordinates, origin: MapPoint): MapPoint => {
  const { x, y } = projected(coordinates)
  return { x: x - origin.x, y: y - origin.y }
}
