import type { MapPoint } from '../../domain/map-projection.ts'
import styles from './dealer-map.module.css'

/** The visitor, and how far is how far. */
export const MapRings = ({ at, radii }: { at: MapPoint; radii: readonly number[] }) => (
  <g className={styles.rings} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
    {radii.map((radius, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the inner and the outer ring, always two
      <circle key={index} r={radius.toFixed(1)} />
    ))}
    <rect className={styles.you} x="-7" y="-7" width="14" height="14" rx="3" />
  </g>
)
