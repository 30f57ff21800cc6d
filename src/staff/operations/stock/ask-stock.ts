import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { listedStock } from './stock-answers.ts'
import { listedFields } from './stock-fields.ts'

const query = graphql(`query StaffStock($view: StaffStockView!, $words: String, $first: Int, $after: String) {
  staffStock(view: $view, words: $words, first: $first, after: $after) {
    items { ${listedFields} }
    next
    counts { runningOut none all }
    areNamesUnknown
  }
}`)

const answer = v.object({
  staffStock: v.object({
    items: v.array(listedStock),
    next: v.nullable(v.string()),
    counts: v.object({ runningOut: v.number(), none: v.number(), all: v.number() }),
    areNamesUnknown: v.boolean(),
  }),
}) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

export type StockPage = v.InferOutput<typeof answer>['staffStock']

/** A page of what is counted, and how many kinds are in each view. */
export const askStock: Operation<StockPage, VariablesFor<typeof query>> = {
  operationName: 'StaffStock',
  query,
  parse: (data) => v.parse(answer, data).staffStock,
}
