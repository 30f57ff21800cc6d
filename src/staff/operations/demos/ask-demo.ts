import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type DemoFile, demoFile } from './demo-answers.ts'
import { demoFields } from './demo-fields.ts'

const query = graphql(`query StaffDemo($reference: String!) {
  staffDemo(reference: $reference) {
    ${demoFields}
  }
}`)

const answer = v.object({ staffDemo: v.nullable(demoFile) }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** All of one request; null where there is none of that reference. */
export const askDemo: Operation<DemoFile | null, VariablesFor<typeof query>> = {
  operationName: 'StaffDemo',
  query,
  parse: (data) => v.parse(answer, data).staffDemo,
}
