import { type StockView, stockViews } from '../../domain/staff/stock-views.ts'
import type { StockPage } from '../operations/stock/ask-stock.ts'
import type { Tab } from '../parts/tabs.tsx'
import { viewWords } from './stock-words.ts'

export const importAddress = '/staff/stock/import/'

export const sheetAddress = '/staff/stock/sheet/'

export const viewIn = (params: URLSearchParams): StockView =>
  stockViews.find((view) => view === params.get('view')) ?? 'running-out'

export const addressOf = (view: StockView, words: string, sku = ''): string => {
  const query = new URLSearchParams({ ...(view !== 'running-out' && { view }), ...(words !== '' && { q: words }) })
  const search = query.size === 0 ? '' : `?${query}`
  return `/staff/stock/${sku === '' ? '' : `${encodeURIComponent(sku)}/`}${search}`
}

export const viewTabs = (current: StockView, words: string, counts: StockPage['counts'] | undefined): Tab[] =>
  stockViews.map((view) => ({
    href: addressOf(view, words),
    name: viewWords[view],
    count: counts && { 'running-out': counts.runningOut, none: counts.none, all: counts.all }[view],
    isCurrent: view === current,
  }))
