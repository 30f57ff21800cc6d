import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type MeAnswer, meAnswer } from './account-answers.ts'
import { meFields } from './me-fields.ts'

const query = graphql(`mutation RemoveAddress($id: ID!) {
  removeAddress(id: $id) {
    problem
    problems { field message }
    me { ${meFields} }
  }
}`)

const answer = v.object({ removeAddress: meAnswer }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Removes an address; of those that are left the oldest becomes the default. */
export const removeAddress: Operation<MeAnswer, VariablesFor<typeof query>> = {
  operationName: 'RemoveAddress',
  query,
  parse: (data) => v.parse(answer, data).removeAddress,
}
