import { papersPath } from '../../../domain/orders/papers-path.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './order-papers.module.css'

interface Paper {
  label: string
  /** The refund that a credit note is about. */
  about?: string
}

interface Props {
  number: string
  /** What letters carry; without it there are no papers. */
  orderKey: string | null
  papers: readonly Paper[]
}

/** Invoice and credit notes, and the page on paper. They are posted for: what opens an order stands in no address. */
export const OrderPapers = ({ number, orderKey, papers }: Props) => (
  <div className={`plain-actions ${styles.papers}`}>
    {orderKey !== null &&
      papers.map(({ label, about }) => (
        <form key={label} method="post" action={papersPath}>
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="key" value={orderKey} />
          {about !== undefined && <input type="hidden" name="about" value={about} />}
          <button type="submit">
            <Icon name="download" /> {label}
          </button>
        </form>
      ))}
    <button type="button" onClick={() => print()}>
      <Icon name="print" /> Print
    </button>
  </div>
)
