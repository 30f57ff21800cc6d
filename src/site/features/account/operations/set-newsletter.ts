import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type MeAnswer, meAnswer } from './account-answers.ts'
import { meFields } from './me-fields.ts'

const query = graphql(`mutation SetNewsletter($on: Boolean!) {
  setNewsletter(on: $on) {
    problem
    problems { field message }
    me { ${meFields} }
  }
}`)

const answer = v.object({ setNewsletter: meAnswer }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** The newsletter, about four times a year. */
export const setNewsletter: Operation<MeAnswer, VariablesFor<typeof query>> = {
  operationName: 'SetNewsletter',
  query,
  parse: (data) => v.parse(answer, data).setNewsletter,
}
