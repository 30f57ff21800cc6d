import { momentInZone } from '../../../domain/calendar/clock-in-zone.ts'
import { dueWords } from '../../../domain/staff/due-words.ts'
import { Icon } from '../../../site/icons/icon.tsx'
import type { ListedOrder, OrderFile } from '../../operations/orders/order-answers.ts'
import { deskTimeZone } from '../../parts/desk-time-zone.ts'
import { useNow } from '../../parts/use-now.ts'
import styles from './pack-head.module.css'
import { PackTiles, type TileState } from './pack-tiles.tsx'

interface TitleProps {
  title: string
  tiles: readonly TileState[]
  onLeave: () => void
}

/** How far the round is, and the way out of it. */
export const PackTitle = ({ title, tiles, onLeave }: TitleProps) => (
  <header className={styles.title}>
    <button type="button" className={styles.back} onClick={onLeave}>
      <Icon name="back" />
      <span className="visually-hidden">Back to the orders</span>
    </button>
    <h1>{title}</h1>
    {tiles.length > 0 && <PackTiles tiles={tiles} />}
  </header>
)

/** By when it has to be out of the door, as it was promised. */
const Due = ({ promise, isPickUp }: Pick<ListedOrder, 'promise' | 'isPickUp'>) => {
  const now = useNow()
  const due = isPickUp
    ? promise?.ready && new Date(promise.ready)
    : promise?.leaves && momentInZone(promise.leaves, '23:59', deskTimeZone)
  if (!due) return null
  const { when, more, isLate } = dueWords(due, now, deskTimeZone)
  const until = isLate ? more : isPickUp ? more || 'picked up' : 'leaves us'
  return (
    <p className={styles.due} data-late={isLate || undefined}>
      <strong>{when}</strong> <span>{until}</span>
    </p>
  )
}

interface HeadProps {
  number: string
  /** What the list has of it: it is there before the rest. */
  listed: ListedOrder | undefined
  file: OrderFile | undefined
}

/** Which order, for whom, and by when. */
export const PackHead = ({ number, listed, file }: HeadProps) => {
  const order = file?.order
  const name = order?.name ?? listed?.name
  const isPickUp = order?.isPickUp ?? listed?.isPickUp ?? false
  const suburb = order?.address?.suburb ?? (listed?.isPickUp === false ? listed.suburb : undefined)
  return (
    <div className={styles.head}>
      <div>
        <h2>{number}</h2>
        <p>{[name, isPickUp ? 'picked up' : suburb].filter(Boolean).join(', ')}</p>
      </div>
      <Due promise={order?.promise ?? listed?.promise ?? null} isPickUp={isPickUp} />
    </div>
  )
}
