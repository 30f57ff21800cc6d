import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type DemoActed, demoActed } from './demo-answers.ts'
import { actedFields } from './demo-fields.ts'

const query = graphql(`mutation StaffAskDealer($reference: String!, $revision: String!, $dealer: String!) {
  staffAskDealer(reference: $reference, revision: $revision, dealer: $dealer) {
    ${actedFields}
  }
}`)

const answer = v.object({ staffAskDealer: demoActed }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** Another dealer has it from now on. */
export const askDealer: Operation<DemoActed, VariablesFor<typeof query>> = {
  operationName: 'StaffAskDealer',
  query,
  parse: (data) => v.parse(answer, data).staffAskDealer,
}
