import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type StockActed, stockActed } from './stock-answers.ts'
import { stockFileFields } from './stock-fields.ts'

const query =
  graphql(`mutation StaffChangeStock($sku: String!, $revision: String!, $change: StaffStockChange!, $units: Int!, $note: String, $evenIfHeld: Boolean) {
  staffChangeStock(sku: $sku, revision: $revision, change: $change, units: $units, note: $note, evenIfHeld: $evenIfHeld) {
    sku problem changedBy
    file { ${stockFileFields} }
  }
}`)

const answer = v.object({ staffChangeStock: stockActed }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Counted, or more or fewer by so many. */
export const changeStock: Operation<StockActed, VariablesFor<typeof query>> = {
  operationName: 'StaffChangeStock',
  query,
  parse: (data) => v.parse(answer, data).staffChangeStock,
}
