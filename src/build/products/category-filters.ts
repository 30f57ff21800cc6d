import type { Filter, FilterOption } from '../../domain/shop/shop-filters.ts'
import type { ProductEntry } from '../content/types/product.ts'
import { specificationsOf } from './product-specifications.ts'

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

type Filtered = Pick<ProductEntry, 'specifications' | 'figures' | 'suitability'>

/** Specifications that say up to how much; the others are choices. */
const limits: Record<string, (product: Filtered) => number | undefined> = {
  'Pool length': ({ suitability }) => suitability?.maxLengthM,
  'Pool volume': ({ figures }) => figures?.poolLitres,
}

/** Some of many, evenly, the first and the last among them. */
const some = <T>(all: T[]): T[] =>
  all.length <= mostLimits
    ? all
    : Array.from(
        { length: mostLimits },
        (_, index) => all[Math.round((index * (all.length - 1)) / (mostLimits - 1))],
      ).filter((each) => each !== undefined)

const positionsWhere = <T>(values: (T | undefined)[], isSo: (value: T) => boolean): number[] =>
  values.flatMap((value, position) => (value !== undefined && isSo(value) ? [position] : []))

/** A product for “Up to 12 m” is among those for “At least 8 m”. */
const limitOptions = (values: (string | undefined)[], most: (number | undefined)[]): FilterOption[] => {
  const labels = new Map(
    values.flatMap((label, position): [string, number][] => {
      const limit = most[position]
      return label === undefined || limit === undefined ? [] : [[label, limit]]
    }),
  )
  return some([...labels].toSorted(([, a], [, b]) => a - b)).map(([label, least]) => ({
    value: String(least),
    label: label.replace(/^Up to/, 'At least'),
    has: positionsWhere(most, (limit) => limit >= least),
  }))
}

const capitalised = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1)

const figureIn = (label: string): number => Number.parseFloat(label)

/** Sizes from small to large; words in the order of the products. */
const inOrder = (labels: string[]): string[] =>
  labels.every((label) => !Number.isNaN(figureIn(label)))
    ? labels.toSorted((one, other) => figureIn(one) - figureIn(other))
    : labels

const choiceOptions = (values: (string | undefined)[]): FilterOption[] => {
  const choices = values.map((value) => value?.split(', ').map(capitalised))
  return inOrder([...new Set(choices.flatMap((parts) => parts ?? []))]).map((label) => ({
    value: slug(label),
    label,
    has: positionsWhere(choices, (parts) => parts.includes(label)),
  }))
}

/** The filters of a category: each is named for a specification, and its options are what the products say there. */
export const categoryFilters = (names: readonly string[], products: readonly Filtered[]): Filter[] => {
  if (products.length < worthFilters) return []
  const specifications = products.map(specificationsOf)
  return names
    .map((name) => {
      const values = specifications.map((facts) => facts[name])
      const limitOf = limits[name]
      const most = products.map((product, position) =>
        values[position] === undefined ? undefined : limitOf?.(product),
      )
      return {
        key: shortKeys[name] ?? slug(name),
        label: name,
        ...(limitOf !== undefined && { every: true as const }),
        options: limitOf === undefined ? choiceOptions(values) : limitOptions(values, most),
      }
    })
    .filter(({ options }) => options.length > 1)
}
