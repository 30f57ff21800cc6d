import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type WarrantyFile, warrantyFile } from './dealer-answers.ts'
import { warrantyFields } from './file-fields.ts'

const query = graphql(`query StaffWarrantyRequest($number: String!) {
  staffWarrantyRequest(number: $number) {
    ${warrantyFields}
  }
}`)

const answer = v.object({ staffWarrantyRequest: v.nullable(warrantyFile) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** All of one warranty request; null where there is none of that number. */
export const askWarranty: Operation<WarrantyFile | null, VariablesFor<typeof query>> = {
  operationName: 'StaffWarrantyRequest',
  query,
  parse: (data) => v.parse(answer, data).staffWarrantyRequest,
}
