import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type DemoActed, demoActed } from './demo-answers.ts'
import { actedFields } from './demo-fields.ts'

const query = graphql(`mutation StaffCancelDemo($reference: String!, $revision: String!, $reason: String!) {
  staffCancelDemo(reference: $reference, revision: $revision, reason: $reason) {
    ${actedFields}
  }
}`)

const answer = v.object({ staffCancelDemo: demoActed }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Called off. */
export const cancelDemo: Operation<DemoActed, VariablesFor<typeof query>> = {
  operationName: 'StaffCancelDemo',
  query,
  parse: (data) => v.parse(answer, data).staffCancelDemo,
}
