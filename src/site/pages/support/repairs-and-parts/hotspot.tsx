import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import type { MachinePlace } from '../../../../domain/after-sales/machine-places.ts'
import styles from './hotspot.module.css'
import type { Point } from './isometric.ts'

export interface HotspotLink {
  number: number
  name: string
  href: string
  chosen: boolean
  onClick: (event: MouseEvent) => void
}

/** The places of the machine that is shown. Without it the drawing is a picture and nothing else. */
export const HotspotContext = createContext<ReadonlyMap<MachinePlace, HotspotLink> | undefined>(undefined)

interface Props {
  place: MachinePlace
  /** Where its number stands, and the point it comes from. A second piece of the same part has none. */
  label?: Point
  from?: Point
  /** Drawn only where the machine has it. */
  optional?: boolean
  children: ReactNode
}

/** A second piece of a part is for the mouse: the numbered one says it. */
const unheard = { 'aria-hidden': true, tabIndex: -1 }

/** A part of the drawing that leads to its place in the list. */
export const Hotspot = ({ place, label, from, optional = false, children }: Props) => {
  const link = use(HotspotContext)?.get(place)
  if (link === undefined) return optional ? null : <g>{children}</g>
  const { number, name, href, chosen, onClick } = link
  const isNumbered = label !== undefined && from !== undefined
  return (
    <a
      className={styles.hotspot}
      href={href}
      onClick={onClick}
      aria-current={chosen || undefined}
      aria-label={`${number}, ${name}`}
      {...(!isNumbered && unheard)}
    >
      {children}
      {isNumbered && (
        <>
          <path className={styles.leader} d={`M${from.join(' ')}L${label.join(' ')}`} />
          <circle className={styles.number} cx={label[0]} cy={label[1]} r="22" />
          <text className={styles.digit} x={label[0]} y={label[1] + 8}>
            {number}
          </text>
        </>
      )}
    </a>
  )
}
