import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type DemoActed, demoActed } from './demo-answers.ts'
import { actedFields } from './demo-fields.ts'

const query = graphql(`mutation StaffGiveUpDemo($reference: String!, $revision: String!, $reason: String!) {
  staffGiveUpDemo(reference: $reference, revision: $revision, reason: $reason) {
    ${actedFields}
  }
}`)

const answer = v.object({ staffGiveUpDemo: demoActed }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Nobody could come. */
export const giveUpDemo: Operation<DemoActed, VariablesFor<typeof query>> = {
  operationName: 'StaffGiveUpDemo',
  query,
  parse: (data) => v.parse(answer, data).staffGiveUpDemo,
}
