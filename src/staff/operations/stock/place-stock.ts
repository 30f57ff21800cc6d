import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type StockActed, stockActed } from './stock-answers.ts'
import { stockFileFields } from './stock-fields.ts'

const query = graphql(`mutation StaffPlaceStock($sku: String!, $revision: String!, $bay: String!, $backOn: String!) {
  staffPlaceStock(sku: $sku, revision: $revision, bay: $bay, backOn: $backOn) {
    sku problem changedBy
    file { ${stockFileFields} }
  }
}`)

const answer = v.object({ staffPlaceStock: stockActed }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Where it is, and when more come. */
export const placeStock: Operation<StockActed, VariablesFor<typeof query>> = {
  operationName: 'StaffPlaceStock',
  query,
  parse: (data) => v.parse(answer, data).staffPlaceStock,
}
