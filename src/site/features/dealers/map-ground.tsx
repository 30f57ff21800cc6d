import { useMemo } from 'react'
import { tileAddress, tilesInView } from '../../../domain/map/map-tiles.ts'
import { type MapSize, type MapView, onScreen } from '../../../domain/map/map-view.ts'
import { smoothPath } from '../../../domain/map/smooth-path.ts'
import { type MapTiles, type OutlineMap, pathUnit } from '../../content/dealer-map.ts'
import styles from './dealer-map.module.css'

interface Props {
  map: OutlineMap
  view: MapView
  size: MapSize
}

/** From here on corners can be seen. */
const curvedFrom = 0.1
/** In steps of the outline. */
const bend = 30

/** Land in water. */
export const MapOutline = ({ map: { home, around }, view, size }: Props) => {
  const start = onScreen({ x: 0, y: 0 }, view, size)
  const near = view.scale > curvedFrom
  const land = useMemo(() => (near ? smoothPath(home, bend) : home), [near, home])
  return (
    <g
      transform={`translate(${start.x.toFixed(2)} ${start.y.toFixed(2)}) scale(${(view.scale * pathUnit).toFixed(6)})`}
    >
      <path className={styles.shallows} d={land} />
      <path className={styles.shore} d={land} />
      <path className={styles.neighbour} d={around} />
      <path className={styles.land} d={land} />
    </g>
  )
}

/** The pictures of a map service. */
export const MapTileGround = ({ map: { origin }, tiles, view, size }: Props & { tiles: MapTiles }) =>
  tilesInView({ ...view, x: view.x + origin.x, y: view.y + origin.y }, size).map((tile) => {
    const at = onScreen({ x: tile.at.x - origin.x, y: tile.at.y - origin.y }, view, size)
    const address = tileAddress(tiles.url, tile)
    // Half a pixel more, against seams.
    const side = tile.size * view.scale + 0.5
    return <image key={address} className={styles.tile} href={address} x={at.x} y={at.y} width={side} height={side} />
  })
