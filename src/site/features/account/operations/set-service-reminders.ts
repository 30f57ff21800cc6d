import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type MeAnswer, meAnswer } from './account-answers.ts'
import { meFields } from './me-fields.ts'

const query = graphql(`mutation SetServiceReminders($on: Boolean!) {
  setServiceReminders(on: $on) {
    problem
    problems { field message }
    me { ${meFields} }
  }
}`)

const answer = v.object({ setServiceReminders: meAnswer }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Letters when the yearly service of a robot is due. */
export const setServiceReminders: Operation<MeAnswer, VariablesFor<typeof query>> = {
  operationName: 'SetServiceReminders',
  query,
  parse: (data) => v.parse(answer, data).setServiceReminders,
}
