import { formatDay } from '../../domain/calendar/day-format.ts'
import type { ListedStock, StockFile } from '../operations/stock/stock-answers.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { momentWords } from '../parts/time-words.ts'
import styles from './stock-detail.module.css'
import { lastsWords, nameOf, reasonWords, signed } from './stock-words.ts'

interface Props {
  sku: string
  /** What the list has of it: it is there before the rest. */
  listed: ListedStock | undefined
  /** Undefined until it is there, null where there is none. */
  file: StockFile | null | undefined
  others: readonly string[]
  onMore: () => void
}

const Figures = ({ item }: { item: ListedStock }) => (
  <dl className={styles.figures}>
    <div>
      <dt>On hand</dt>
      <dd>{item.onHand}</dd>
    </div>
    <div>
      <dt>Held</dt>
      <dd>{item.held}</dd>
    </div>
    <div>
      <dt>Can be sold</dt>
      <dd>{item.available}</dd>
    </div>
    <div>
      <dt>Bay</dt>
      <dd>{item.bay ?? '–'}</dd>
    </div>
  </dl>
)

const soldWords = ({ sold, weeksLeft }: ListedStock): string =>
  sold > 0
    ? `${sold} sold in the last 4 weeks: it ${lastsWords(weeksLeft)} at that pace.`
    : 'None sold in the last 4 weeks.'

const waitingWords = ({ waiting }: ListedStock): string =>
  waiting === 1
    ? 'Somebody asked to be told when there is some. We write to them by ourselves.'
    : `${waiting} people asked to be told when there are some. We write to them by ourselves.`

const Ledger = ({ file, onMore }: { file: StockFile; onMore: () => void }) => (
  <>
    <h3>Ledger</h3>
    <ol className={styles.ledger}>
      {file.ledger.map(({ id, at, change, reason, note, who, order }) => (
        <li key={id}>
          <time dateTime={at}>{momentWords(at)}</time>
          <b>{signed(change)}</b>
          <span>
            <strong>{reasonWords(reason)}</strong>
            {order !== null && (
              <>
                {' '}
                with <DeskLink href={`/staff/orders/${encodeURIComponent(order)}/?view=all`}>{order}</DeskLink>
              </>
            )}
            {note !== null && `, ${note}`} <em>{who}</em>
          </span>
        </li>
      ))}
    </ol>
    {file.hasMore && (
      <button type="button" className="button button-quiet" onClick={onMore}>
        Show older changes
      </button>
    )}
  </>
)

/** One product’s count, and how it came to be. */
export const StockDetail = ({ sku, listed, file, others, onMore }: Props) => {
  if (file === null) return <p className={styles.none}>Nothing of SKU {sku} is counted. Search for its name instead.</p>
  const item = file?.item ?? listed
  if (item === undefined) return null
  return (
    <article className={styles.detail}>
      <header>
        {item.picture !== '' && <img src={item.picture} alt="" width={72} height={60} />}
        <div>
          <h2>{nameOf(item)}</h2>
          <p className={styles.since}>
            {item.sku}
            {item.name === '' && (file?.areNamesUnknown ? ', name not known just now' : ', not sold now')}
            {others.length > 0 && <span className={styles.others}>{others.join(', ')} has it open, too</span>}
          </p>
        </div>
      </header>
      <Figures item={item} />
      <p>{soldWords(item)}</p>
      {item.backOn !== null && (
        <p>
          More are expected on <strong>{formatDay(item.backOn)}</strong>. While there are none, customers read that.
        </p>
      )}
      {item.waiting > 0 && <p>{waitingWords(item)}</p>}
      {file && file.placedBy !== null && file.placedAt !== null && (
        <p className={styles.quiet}>
          Bay and date by {file.placedBy}, {momentWords(file.placedAt)}.
        </p>
      )}
      {file && <Ledger file={file} onMore={onMore} />}
    </article>
  )
}
