import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type MeAnswer, meAnswer } from './account-answers.ts'
import { meFields } from './me-fields.ts'

const query = graphql(`mutation SavePool($pool: PoolInput!) {
  savePool(pool: $pool) {
    problem
    problems { field message }
    me { ${meFields} }
  }
}`)

const answer = v.object({ savePool: meAnswer }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Keeps a pool in place of the one before. Problems name the measures of the calculator. */
export const savePool: Operation<MeAnswer, VariablesFor<typeof query>> = {
  operationName: 'SavePool',
  query,
  parse: (data) => v.parse(answer, data).savePool,
}
