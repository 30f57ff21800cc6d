import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../data/operation.ts'
import type { Operation } from '../../data/site-data-client.ts'

const query = graphql(`mutation TellWhenBack($sku: String!, $edition: Edition!, $email: String!) {
  tellWhenBack(sku: $sku, edition: $edition, email: $email) { problem }
}`)

const answer: v.GenericSchema<unknown, AnswerTo<typeof query>> = v.object({
  tellWhenBack: v.object({ problem: v.nullable(v.string()) }),
})

/** What is wrong with the address; null where somebody will be told. */
export const tellWhenBack: Operation<string | null, VariablesFor<typeof query>> = {
  operationName: 'TellWhenBack',
  query,
  parse: (data) => v.parse(answer, data).tellWhenBack.problem,
}
