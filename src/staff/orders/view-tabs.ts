import { type OrderView, orderViews } from '../../domain/staff/order-views.ts'
import type { OrderCounts } from '../operations/orders/order-answers.ts'
import type { Tab } from '../parts/tabs.tsx'
import { viewWords } from './order-words.ts'

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

export const viewTabs = (current: OrderView, words: string, counts: OrderCounts | undefined): Tab[] =>
  orderViews.map((view) => ({
    href: addressOf(view, words),
    name: viewWords[view],
    count: countOf(view, counts),
    isCurrent: view === current,
  }))
