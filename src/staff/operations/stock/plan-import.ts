import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { plannedLine } from './stock-answers.ts'

const query = graphql(`query StaffStockImport($text: String!) {
  staffStockImport(text: $text) {
    problem
    lines { line sku problem isSame before { onHand bay backOn } after { onHand bay backOn } }
    digest
  }
}`)

const plan = v.object({ problem: v.nullable(v.string()), lines: v.array(plannedLine), digest: v.string() })

export type StockPlan = v.InferOutput<typeof plan>

const answer = v.object({ staffStockImport: plan }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** What a table of counts would change. */
export const planImport: Operation<StockPlan, VariablesFor<typeof query>> = {
  operationName: 'StaffStockImport',
  query,
  parse: (data) => v.parse(answer, data).staffStockImport,
}
