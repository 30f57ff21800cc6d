import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type Me, me } from './account-answers.ts'
import { meFields } from './me-fields.ts'

const query = graphql(`query Me { me { ${meFields} } }`)

const answer = v.object({ me }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Whoever is signed in, and all that is in their account. */
export const askMe: Operation<Me, VariablesFor<typeof query>> = {
  operationName: 'Me',
  query,
  parse: (data) => v.parse(answer, data).me,
}
