import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'

const query = graphql(`mutation StaffImportStock($text: String!, $digest: String!) {
  staffImportStock(text: $text, digest: $digest) { problem changed }
}`)

const imported = v.object({ problem: v.nullable(v.string()), changed: v.number() })

const answer = v.object({ staffImportStock: imported }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Applies a table of counts that was looked at. */
export const importStock: Operation<v.InferOutput<typeof imported>, VariablesFor<typeof query>> = {
  operationName: 'StaffImportStock',
  query,
  parse: (data) => v.parse(answer, data).staffImportStock,
}
