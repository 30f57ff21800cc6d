import { placedLabels } from '../../../domain/map/map-labels.ts'
import { projected, unitsPerKm } from '../../../domain/map/map-projection.ts'
import { tileAddress, tilesInView } from '../../../domain/map/map-tiles.ts'
import { onScreen } from '../../../domain/map/map-view.ts'
import { smoothPath } from '../../../domain/map/smooth-path.ts'
import type { Coordinates } from '../../../domain/places/coordinates.ts'
import { localMap, type MapTiles } from '../../content/dealer-map.ts'
import styles from './dealer-map.module.css'
import { MapRings } from './map-rings.tsx'
import { PinTile, pinHalf } from './pin-tile.tsx'

interface Props {
  name: string
  suburb: string
  location: Coordinates
  land: string
  others: { slug: string; suburb: string; location: Coordinates }[]
  tiles: MapTiles | undefined
}

/** In pixels. */
const bend = 40

/** Where a dealer is, and who else is near: a drawing, with scripts or without. */
export const LocalMap = ({ name, suburb, location, land, others, tiles }: Props) => {
  const view = { ...projected(location), scale: localMap.width / (localMap.km * unitsPerKm(location.lat)) }
  const coast = smoothPath(land, bend)
  const at = (coordinates: Coordinates) => onScreen(projected(coordinates), view, localMap)
  const dealers = [
    { key: '', suburb, at: at(location) },
    ...others.map((other) => ({ key: other.slug, suburb: other.suburb, at: at(other.location) })),
  ].filter(({ at: { x, y } }) => x > 10 && y > 10 && x < localMap.width - 10 && y < localMap.height - 10)
  const middle = at(location)
  const rings = [5, 10].map((km) => ({ km, radius: km * unitsPerKm(location.lat) * view.scale }))
  const labels = placedLabels(
    [
      ...dealers.map(({ at: point, suburb: there }) => ({
        ...point,
        text: there.split(',')[0] ?? there,
        kind: 'pin' as const,
        beside: pinHalf.pin + 6,
      })),
      ...rings.map(({ km, radius }) => ({
        x: middle.x,
        y: middle.y - radius - 12,
        text: `${km}\u00a0km`,
        kind: 'ring' as const,
      })),
    ],
    dealers.map(({ at: point }) => ({ ...point, width: 30, height: 30 })),
    localMap,
  )
  return (
    <figure className={`${styles.map} ${styles.local}`} data-feature="map">
      <svg
        viewBox={`0 0 ${localMap.width} ${localMap.height}`}
        className={styles.drawing}
        role="img"
        aria-label={`Map: ${name} in ${suburb}`}
      >
        {tiles === undefined ? (
          <>
            <path className={styles.shallows} d={coast} />
            <path className={styles.shore} d={coast} />
            <path className={styles.land} d={coast} />
          </>
        ) : (
          tilesInView(view, localMap).map((tile) => (
            <image
              key={`${tile.x} ${tile.y}`}
              className={styles.tile}
              href={tileAddress(tiles.url, tile)}
              {...onScreen(tile.at, view, localMap)}
              width={tile.size * view.scale + 0.5}
              height={tile.size * view.scale + 0.5}
            />
          ))
        )}
        <MapRings at={middle} radii={rings.map(({ radius }) => radius)} />
        {labels.map(({ text, side, x, y }) => (
          <text key={text} className={styles.label} data-side={side} x={x} y={y} dy="0.35em">
            {text}
          </text>
        ))}
        {dealers.toReversed().map((dealer) => (
          <g
            key={dealer.key}
            className={styles.pin}
            data-chosen={dealer.key === '' || undefined}
            data-top
            transform={`translate(${dealer.at.x.toFixed(1)} ${dealer.at.y.toFixed(1)})`}
          >
            <PinTile kind="pin" text="" />
          </g>
        ))}
      </svg>
      {tiles !== undefined && <figcaption className={styles.attribution}>{tiles.attribution}</figcaption>}
    </figure>
  )
}
