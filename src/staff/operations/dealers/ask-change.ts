import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type ChangeFile, changeFile } from './dealer-answers.ts'
import { changeFields } from './file-fields.ts'

const query = graphql(`query StaffListingChange($id: String!) {
  staffListingChange(id: $id) {
    ${changeFields}
  }
}`)

const answer = v.object({ staffListingChange: v.nullable(changeFile) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** All of one change of a listing; null where there is none. */
export const askChange: Operation<ChangeFile | null, VariablesFor<typeof query>> = {
  operationName: 'StaffListingChange',
  query,
  parse: (data) => v.parse(answer, data).staffListingChange,
}
