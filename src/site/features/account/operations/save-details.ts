import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type MeAnswer, meAnswer } from './account-answers.ts'
import { meFields } from './me-fields.ts'

const query = graphql(`mutation SaveDetails($name: String!, $phone: String!) {
  saveDetails(name: $name, phone: $phone) {
    problem
    problems { field message }
    me { ${meFields} }
  }
}`)

const answer = v.object({ saveDetails: meAnswer }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Name and phone; the email address is changed with the issuer. */
export const saveDetails: Operation<MeAnswer, VariablesFor<typeof query>> = {
  operationName: 'SaveDetails',
  query,
  parse: (data) => v.parse(answer, data).saveDetails,
}
