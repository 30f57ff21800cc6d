import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { fileFields } from './file-fields.ts'
import { type ActedOn, actedOn } from './order-answers.ts'

const query = graphql(`mutation StaffNoteOrder($number: String!, $words: String!) {
  staffNoteOrder(number: $number, words: $words) {
    number problem changedBy
    order { ${fileFields} }
  }
}`)

const answer = v.object({ staffNoteOrder: actedOn }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Words for the others. */
export const noteOrder: Operation<ActedOn, VariablesFor<typeof query>> = {
  operationName: 'StaffNoteOrder',
  query,
  parse: (data) => v.parse(answer, data).staffNoteOrder,
}
