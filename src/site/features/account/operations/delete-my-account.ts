import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type MeAnswer, meAnswer } from './account-answers.ts'
import { meFields } from './me-fields.ts'

const query = graphql(`mutation DeleteMyAccount {
  deleteMyAccount {
    problem
    problems { field message }
    me { ${meFields} }
  }
}`)

const answer = v.object({ deleteMyAccount: meAnswer }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** The account goes in a week. Refused as RECENT_SIGN_IN_NEEDED where the sign-in is older than a quarter of an hour. */
export const deleteMyAccount: Operation<MeAnswer, VariablesFor<typeof query>> = {
  operationName: 'DeleteMyAccount',
  query,
  parse: (data) => v.parse(answer, data).deleteMyAccount,
}
