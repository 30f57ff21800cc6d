import type { ReactNode } from 'react'
import type { MapPoint } from '../../../domain/map/map-projection.ts'
import styles from './dealer-map.module.css'

/** How far is how far. */
export const MapRings = ({ at, radii, children }: { at: MapPoint; radii: readonly number[]; children?: ReactNode }) => (
  <g className={styles.rings} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
    {radii.map((radius, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the inner and the outer ring, always two
      <circle key={index} r={radius.toFixed(1)} />
    ))}
    {children}
  </g>
)
