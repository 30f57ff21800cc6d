import { Icon } from '../../../site/icons/icon.tsx'
import type { OrderFile } from '../../operations/orders/order-answers.ts'
import styles from './pack-words.module.css'

const mostNotes = 2

/** What the customer and colleagues have said of it, and who else is at it. */
export const PackWords = ({ file: { order, events }, others }: { file: OrderFile; others: readonly string[] }) => {
  const notes = events.filter(({ from, to, note }) => from === to && note !== null).slice(0, mostNotes)
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
      {notes.map(({ at, note, who }) => (
        <li key={at}>
          <Icon name="info" />
          <span>
            {note} <em>{who}</em>
          </span>
        </li>
      ))}
      {others.length > 0 && (
        <li className={styles.others}>
          <Icon name="user" /> <span>{others.join(', ')} has it open, too</span>
        </li>
      )}
    </ul>
  )
}
