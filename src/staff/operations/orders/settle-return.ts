import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { fileFields } from './file-fields.ts'
import { type ActedOn, actedOn } from './order-answers.ts'

const query = graphql(`mutation StaffSettleReturn($number: String!) {
  staffSettleReturn(number: $number) {
    number problem changedBy
    order { ${fileFields} }
  }
}`)

const answer = v.object({ staffSettleReturn: actedOn }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** What came back waits for nobody any more. */
export const settleReturn: Operation<ActedOn, VariablesFor<typeof query>> = {
  operationName: 'StaffSettleReturn',
  query,
  parse: (data) => v.parse(answer, data).staffSettleReturn,
}
