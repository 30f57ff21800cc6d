import { type OrderView, orderViews } from '../../domain/staff/order-views.ts'
import { goTo } from '../app/route.ts'
import type { OrderCounts } from '../operations/order-answers.ts'
import { viewWords } from './order-words.ts'
import styles from './view-tabs.module.css'

const countOf = (view: OrderView, counts: OrderCounts | undefined): number | undefined => {
  if (counts === undefined) return undefined
  const { toPack, toSend, atTheCounter, onTheWay, returns } = counts
  const byView: Partial<Record<OrderView, number>> = {
    open: toPack + toSend + atTheCounter,
    'to-pack': toPack,
    'to-send': toSend,
    'at-the-counter': atTheCounter,
    'on-the-way': onTheWay,
    returns,
  }
  return byView[view]
}

export const addressOf = (view: OrderView, words: string, number = ''): string => {
  const query = new URLSearchParams({ ...(view !== 'open' && { view }), ...(words !== '' && { q: words }) })
  const search = query.size === 0 ? '' : `?${query}`
  return `/staff/orders/${number === '' ? '' : `${encodeURIComponent(number)}/`}${search}`
}

interface Props {
  current: OrderView
  words: string
  counts: OrderCounts | undefined
}

/** What waits, by what it waits for. */
export const ViewTabs = ({ current, words, counts }: Props) => (
  <ul className={styles.tabs}>
    {orderViews.map((view) => (
      <li key={view}>
        <a
          href={addressOf(view, words)}
          aria-current={view === current ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return
            event.preventDefault()
            goTo(addressOf(view, words))
          }}
        >
          {viewWords[view]} <span>{countOf(view, counts)}</span>
        </a>
      </li>
    ))}
  </ul>
)
