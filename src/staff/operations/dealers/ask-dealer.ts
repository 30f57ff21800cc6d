import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type DealerFile, dealerFile } from './dealer-answers.ts'
import { dealerFields } from './file-fields.ts'

const query = graphql(`query StaffDealer($edition: Edition!, $slug: String!) {
  staffDealer(edition: $edition, slug: $slug) {
    ${dealerFields}
  }
}`)

const answer = v.object({ staffDealer: v.nullable(dealerFile) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** All of one dealer; null where there is none of that name. */
export const askDealer: Operation<DealerFile | null, VariablesFor<typeof query>> = {
  operationName: 'StaffDealer',
  query,
  parse: (data) => v.parse(answer, data).staffDealer,
}
