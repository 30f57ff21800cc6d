import { Icon } from '../../../site/icons/icon.tsx'
import type { OrderFile } from '../../operations/orders/order-answers.ts'
import styles from './pack-words.module.css'

const mostNotes = 2

/** What colleagues have noted of it: why it was put aside is read before anything goes in. */
export const PackNotes = ({ file: { events } }: { file: OrderFile }) => {
  const notes = events.filter(({ from, to, note }) => from === to && note !== null).slice(0, mostNotes)
  return notes.map(({ at, note, who }) => (
    <p key={at} className={styles.note}>
      {note} <em>{who}</em>
    </p>
  ))
}

/** Where it goes, what the customer has said of it, and who else is at it. */
export const PackWords = ({ file: { order }, others }: { file: OrderFile; others: readonly string[] }) => {
  const { address } = order
  return (
    <ul className={styles.words}>
      {address && (
        <li>
          <Icon name="truck" />
          <span>
            {address.street}, {address.suburb} {address.state} {address.postcode}
          </span>
        </li>
      )}
      {order.notes !== '' && (
        <li>
          <Icon name="pin" /> <span>“{order.notes}”</span>
        </li>
      )}
      {others.length > 0 && (
        <li>
          <Icon name="user" /> <span>{others.join(', ')} has it open, too</span>
        </li>
      )}
    </ul>
  )
}
