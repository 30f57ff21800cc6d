import { type Disagreement, type Model, type Rule, siblings } from './edition-catalogue.ts'
import { largest } from './measure.ts'

const sizeOf = (model: Model): number | undefined =>
  model.suitability?.maxLengthM ?? largest(model.figure('Pool volume')?.value)

/** What must not get less as the pool gets larger. */
const growing = [
  'Cable',
  'Cycle',
  'Run time',
  'Suction',
  'Basket',
  'Chlorine output',
  'Ozone output',
  'Output',
  'Filter area',
]

/** The larger model of a line is not the weaker one, nor the cheaper. */
export const larger: Rule = (catalogue) => {
  const found: Disagreement[] = []
  for (const family of siblings(catalogue)) {
    const sized = family
      .flatMap((model) => ({ model, size: sizeOf(model) ?? [] }))
      .filter((each): each is { model: Model; size: number } => typeof each.size === 'number')
    for (const { model: small, size: smallSize } of sized) {
      for (const { model: large, size: largeSize } of sized) {
        if (smallSize >= largeSize) continue
        const whose = `that of ${small.name}, which is for smaller pools`
        for (const name of growing) {
          const figure = large.figure(name)
          const [less, more] = [largest(small.figure(name)?.value), largest(figure?.value)]
          if (less === undefined || more === undefined || figure === undefined || less <= more) continue
          found.push({
            id: large.id,
            locale: catalogue.locale,
            field: figure.field,
            reason: `${more} is less than ${less}, ${whose}`,
          })
        }
        if (large.price < small.price) {
          const reason = `${large.price} is less than ${small.price}, ${whose}`
          found.push({ id: large.id, locale: catalogue.locale, field: 'price', reason })
        }
      }
    }
  }
  return found
}

/** A cable reaches the far end of the pool. */
export const cableReaches: Rule = ({ products, locale }) =>
  products.flatMap((model) => {
    const cable = model.figure('Cable')
    const length = model.suitability?.maxLengthM
    const reach = largest(cable?.value)
    if (cable === undefined || length === undefined || reach === undefined || reach >= length) return []
    return [
      { id: model.id, locale, field: cable.field, reason: `${reach} m does not reach across a pool of ${length} m` },
    ]
  })
