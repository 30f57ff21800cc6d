import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type Robot, robot } from './account-answers.ts'

const query = graphql(`query MyRobot($id: ID!) {
  myRobot(id: $id) {
    id edition product name serialNumber dealer purchasedOn warrantyFrom warrantyUntil warrantyMonths
    receipt { id name size } nextServiceOn reference
  }
}`)

const answer = v.object({ myRobot: v.nullable(robot) }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** One of my robots; null where it is not mine. */
export const askMyRobot: Operation<Robot | null, VariablesFor<typeof query>> = {
  operationName: 'MyRobot',
  query,
  parse: (data) => v.parse(answer, data).myRobot,
}
