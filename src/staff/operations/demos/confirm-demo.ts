import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type DemoActed, demoActed } from './demo-answers.ts'
import { actedFields } from './demo-fields.ts'

const query =
  graphql(`mutation StaffConfirmDemo($reference: String!, $revision: String!, $dealer: String!, $day: String!, $time: String!, $minutes: Int!) {
  staffConfirmDemo(reference: $reference, revision: $revision, dealer: $dealer, day: $day, time: $time, minutes: $minutes) {
    ${actedFields}
  }
}`)

const answer = v.object({ staffConfirmDemo: demoActed }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Settled, as agreed with the dealer on the phone. */
export const confirmDemo: Operation<DemoActed, VariablesFor<typeof query>> = {
  operationName: 'StaffConfirmDemo',
  query,
  parse: (data) => v.parse(answer, data).staffConfirmDemo,
}
