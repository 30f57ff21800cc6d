import type { Rule } from './edition-catalogue.ts'

/** What a price in Australia may be elsewhere, taxes and freight included. */
const plausible: Record<string, [least: number, most: number]> = { 'en-nz': [1.05, 1.2], 'en-za': [11.5, 15] }

export const pricesPlausible: Rule = ({ products, locale, edition }, [australia]) => {
  const [least, most] = plausible[edition] ?? []
  if (least === undefined || most === undefined) return []
  return products.flatMap(({ id, price }) => {
    const there = australia?.products.find((product) => product.id === id)?.price
    const ratio = there === undefined ? undefined : price / there
    if (ratio === undefined || (ratio >= least && ratio <= most)) return []
    const reason = `${price} is ${ratio.toFixed(2)} times the Australian price of ${there}, usual is ${least} to ${most}`
    return [{ id, locale, field: 'price', reason }]
  })
}

export const reductionsReduce: Rule = ({ products, locale }) =>
  products.flatMap(({ id, price, compareAtPrice }) =>
    compareAtPrice == null || compareAtPrice > price
      ? []
      : [{ id, locale, field: 'compareAtPrice', reason: `${compareAtPrice} is not more than the price of ${price}` }],
  )

export const currencyAgrees: Rule = ({ products, locale, currency }) =>
  products
    .filter((product) => product.currency !== currency)
    .map(({ id, currency: own }) => ({
      id,
      locale,
      field: 'currency',
      reason: `is ${own}, but the edition sells in ${currency}`,
    }))
