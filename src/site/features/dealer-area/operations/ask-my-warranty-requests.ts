import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type WarrantyRequests, warrantyRequests } from './dealer-answers.ts'

const query = graphql(`query MyWarrantyRequests($after: String) {
  myWarrantyRequests(after: $after) {
    items { number product serialNumber purchasedOn fault parts photos state answer name askedAt answeredAt }
    next
  }
}`)

const answer = v.object({ myWarrantyRequests: warrantyRequests }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** Repairs that we have asked about, newest first. */
export const askMyWarrantyRequests: Operation<WarrantyRequests, VariablesFor<typeof query>> = {
  operationName: 'MyWarrantyRequests',
  query,
  parse: (data) => v.parse(answer, data).myWarrantyRequests,
}
