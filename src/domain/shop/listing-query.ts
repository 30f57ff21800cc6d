import { type Filter, nothingChosen, type Selection } from './shop-filters.ts'
import { type ShopSort, shopSorts } from './shop-sort.ts'

/** What a visitor has set on a list of products; the address holds it, so that it can be shared, reloaded and gone back to. */
export interface ShopChoice {
  selection: Selection
  sort: ShopSort
}

/** Reads a query as any form or person may have written it: what the list does not know is passed over. */
export const readListingQuery = (search: string, filters: readonly Filter[]): ShopChoice => {
  const query = new URLSearchParams(search)
  const chosen = filters.flatMap(({ key, options }) => {
    const asked = query.getAll(key).flatMap((value) => value.split(','))
    const values = options.map(({ value }) => value).filter((value) => asked.includes(value))
    return values.length === 0 ? [] : [[key, values] as const]
  })
  return {
    selection: chosen.length === 0 ? nothingChosen : Object.fromEntries(chosen),
    sort: shopSorts.find((sort) => sort === query.get('sort')) ?? 'recommended',
  }
}

/** The query for a choice, in one order whatever was clicked first. Parameters of others stay. */
export const writeListingQuery = (
  search: string,
  filters: readonly Filter[],
  { selection, sort }: ShopChoice,
): string => {
  const query = new URLSearchParams(search)
  for (const { key } of filters) query.delete(key)
  query.delete('sort')
  for (const { key } of filters) for (const value of selection[key] ?? []) query.append(key, value)
  if (sort !== 'recommended') query.set('sort', sort)
  return query.size === 0 ? '' : `?${query}`
}
