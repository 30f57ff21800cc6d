import type { Filter, FilterOption } from '../../domain/shop-filters.ts'
import type { ProductEntry } from '../content/types/product.ts'
import { specificationsOf } from './product-note.ts'

/** Fewer products are seen at a glance. */
const worthFilters = 4
const mostLimits = 7

/** Words of an address for names that would be long there. */
const shortKeys: Record<string, string> = { 'Pool length': 'length', 'Pool volume': 'volume', 'Power source': 'power' }

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const limit = /^Up to ([\d,.]+)/

const numberIn = (text: string): number => Number(limit.exec(text)?.[1]?.replaceAll(',', ''))

/** Some of many, evenly, the first and the last among them. */
const some = <T>(all: T[]): T[] =>
  all.length <= mostLimits
    ? all
    : Array.from(
        { length: mostLimits },
        (_, index) => all[Math.round((index * (all.length - 1)) / (mostLimits - 1))],
      ).filter((each) => each !== undefined)

const positionsWhere = (values: (string | undefined)[], isSo: (value: string) => boolean): number[] =>
  values.flatMap((value, position) => (value !== undefined && isSo(value) ? [position] : []))

/** "Up to 8 m": everything that takes 8 metres, so also what takes 12. */
const limitOptions = (values: (string | undefined)[]): FilterOption[] =>
  some([...new Set(values.filter((value) => value !== undefined))].toSorted((a, b) => numberIn(a) - numberIn(b))).map(
    (label) => ({
      value: String(numberIn(label)),
      label,
      has: positionsWhere(values, (value) => numberIn(value) >= numberIn(label)),
    }),
  )

const choiceOptions = (values: (string | undefined)[]): FilterOption[] => {
  const partsOf = (value: string) => value.split(', ').map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  return [...new Set(values.flatMap((value) => (value === undefined ? [] : partsOf(value))))].map((label) => ({
    value: slug(label),
    label,
    has: positionsWhere(values, (value) => partsOf(value).includes(label)),
  }))
}

/** The filters of a category: each is named for a specification, and its options are what the products say there. */
export const categoryFilters = (
  names: readonly string[],
  products: readonly Pick<ProductEntry, 'specifications'>[],
): Filter[] => {
  if (products.length < worthFilters) return []
  return names
    .map((name) => {
      const values = products.map((product) => specificationsOf(product)[name])
      const isLimit = values.every((value) => value === undefined || limit.test(value))
      return {
        key: shortKeys[name] ?? slug(name),
        label: name,
        options: (isLimit ? limitOptions : choiceOptions)(values),
      }
    })
    .filter(({ options }) => options.length > 1)
}
