import * as v from 'valibot'
import type { StockState } from '../../../domain/delivery/stock-words.ts'
import { type AnswerTo, graphql, type VariablesFor } from '../../data/operation.ts'
import type { Operation } from '../../data/site-data-client.ts'

const query = graphql(`query Stock($skus: [String!]!) {
  stock(skus: $skus) { sku available backOn }
}`)

const answer: v.GenericSchema<unknown, AnswerTo<typeof query>> = v.object({
  stock: v.array(v.object({ sku: v.string(), available: v.number(), backOn: v.nullable(v.string()) })),
})

/** By SKU. What was never counted is not among them. */
export const askStock: Operation<ReadonlyMap<string, StockState>, VariablesFor<typeof query>> = {
  operationName: 'Stock',
  query,
  parse: (data) =>
    new Map(
      v
        .parse(answer, data)
        .stock.map(({ sku, available, backOn }) => [sku, { available, ...(backOn !== null && { backOn }) }]),
    ),
}
