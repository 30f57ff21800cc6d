import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type MeAnswer, meAnswer } from './account-answers.ts'
import { meFields } from './me-fields.ts'

const query = graphql(`mutation ForgetPool {
  forgetPool {
    problem
    problems { field message }
    me { ${meFields} }
  }
}`)

const answer = v.object({ forgetPool: meAnswer }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Forgets the pool. */
export const forgetPool: Operation<MeAnswer, VariablesFor<typeof query>> = {
  operationName: 'ForgetPool',
  query,
  parse: (data) => v.parse(answer, data).forgetPool,
}
