import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type StockFile, stockFile } from './stock-answers.ts'
import { stockFileFields } from './stock-fields.ts'

const query = graphql(`query StaffStockFile($sku: String!, $before: Int) {
  staffStockFile(sku: $sku, before: $before) {
    ${stockFileFields}
  }
}`)

const answer = v.object({ staffStockFile: v.nullable(stockFile) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** One count with its ledger; null where nothing of that SKU is counted. */
export const askStockFile: Operation<StockFile | null, VariablesFor<typeof query>> = {
  operationName: 'StaffStockFile',
  query,
  parse: (data) => v.parse(answer, data).staffStockFile,
}
