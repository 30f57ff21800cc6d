import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { fileFields } from './file-fields.ts'
import { type OrderFile, orderFile } from './order-answers.ts'

const query = graphql(`query StaffOrder($number: String!) {
  staffOrder(number: $number) {
    ${fileFields}
  }
}`)

const answer = v.object({ staffOrder: v.nullable(orderFile) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** All of one order; null where there is none of that number. */
export const askOrderFile: Operation<OrderFile | null, VariablesFor<typeof query>> = {
  operationName: 'StaffOrder',
  query,
  parse: (data) => v.parse(answer, data).staffOrder,
}
