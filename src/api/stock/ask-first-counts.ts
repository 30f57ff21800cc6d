import * as v from 'valibot'
import type { AskContent } from '../catalogue/ask-content.ts'
import type { FirstCount } from './first-count.ts'

const query = `query FirstCounts($skip: Int) {
  productCollection(limit: 200, skip: $skip, where: { active: true, stock_exists: true }, order: [sku_ASC]) {
    total
    items { sku stock backOn }
  }
}`

const answer = v.object({
  productCollection: v.object({
    total: v.number(),
    items: v.array(
      v.object({
        sku: v.string(),
        stock: v.pipe(v.number(), v.integer(), v.minValue(0)),
        backOn: v.nullish(
          v.pipe(
            v.string(),
            v.transform((moment) => moment.slice(0, 10)),
          ),
        ),
      }),
    ),
  }),
})

/** How many there are of each product when the shop is first opened, as content says. */
export const askFirstCounts = async (ask: AskContent): Promise<FirstCount[]> => {
  const counts: FirstCount[] = []
  for (let total = 1; counts.length < total; ) {
    const { productCollection } = v.parse(answer, await ask(query, { skip: counts.length }))
    if (productCollection.items.length === 0) break
    total = productCollection.total
    counts.push(
      ...productCollection.items.map(({ sku, stock, backOn }) => ({ sku, onHand: stock, backOn: backOn ?? null })),
    )
  }
  return counts
}
