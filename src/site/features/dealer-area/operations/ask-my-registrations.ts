import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { type Registrations, registrations } from './dealer-answers.ts'

const query = graphql(`query MyDealerRegistrations($search: String!, $after: String) {
  myDealerRegistrations(search: $search, after: $after) {
    items { id product serialNumber purchasedOn warrantyUntil firstName suburb }
    next
  }
}`)

const answer = v.object({ myDealerRegistrations: registrations }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** Machines that our customers have registered, newest first. */
export const askMyRegistrations: Operation<Registrations, VariablesFor<typeof query>> = {
  operationName: 'MyDealerRegistrations',
  query,
  parse: (data) => v.parse(answer, data).myDealerRegistrations,
}
