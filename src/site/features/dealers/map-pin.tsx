import type { KeyboardEvent } from 'react'
import type { MapPoint } from '../../../domain/map/map-projection.ts'
import { useAlive } from '../../state/use-alive.ts'
import styles from './dealer-map.module.css'
import { PinTile } from './pin-tile.tsx'

interface Props {
  at: MapPoint
  text: string
  kind: 'pin' | 'cluster'
  /** What pressing it is about. */
  name: string
  chosen?: boolean
  lit?: boolean
  onPress: () => void
  onPoint: (over: boolean) => void
}

/** A button in a drawing: SVG has none of its own. Before the page is alive it is a mark only. */
export const MapPin = ({ at, text, kind, name, chosen, lit, onPress, onPoint }: Props) => {
  const alive = useAlive()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress()
  }
  const button = alive && {
    role: 'button',
    tabIndex: 0,
    'aria-label': name,
    'aria-pressed': chosen,
    onClick: onPress,
    onKeyDown,
    onFocus: () => onPoint(true),
    onBlur: () => onPoint(false),
    onPointerEnter: () => onPoint(true),
    onPointerLeave: () => onPoint(false),
  }
  return (
    <g
      className={styles.pin}
      data-kind={kind}
      data-chosen={chosen || undefined}
      data-lit={lit || undefined}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      {...button}
    >
      <PinTile text={text} kind={kind} />
    </g>
  )
}
