import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type MeAnswer, meAnswer } from './account-answers.ts'
import { meFields } from './me-fields.ts'

const query = graphql(`mutation KeepMyAccount {
  keepMyAccount {
    problem
    problems { field message }
    me { ${meFields} }
  }
}`)

const answer = v.object({ keepMyAccount: meAnswer }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Takes the deletion back. */
export const keepMyAccount: Operation<MeAnswer, VariablesFor<typeof query>> = {
  operationName: 'KeepMyAccount',
  query,
  parse: (data) => v.parse(answer, data).keepMyAccount,
}
