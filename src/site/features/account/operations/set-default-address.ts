import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type MeAnswer, meAnswer } from './account-answers.ts'
import { meFields } from './me-fields.ts'

const query = graphql(`mutation SetDefaultAddress($id: ID!) {
  setDefaultAddress(id: $id) {
    problem
    problems { field message }
    me { ${meFields} }
  }
}`)

const answer = v.object({ setDefaultAddress: meAnswer }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** The one that the checkout offers first. */
export const setDefaultAddress: Operation<MeAnswer, VariablesFor<typeof query>> = {
  operationName: 'SetDefaultAddress',
  query,
  parse: (data) => v.parse(answer, data).setDefaultAddress,
}
