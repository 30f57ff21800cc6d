import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'

const query = graphql(`query MyCards {
  myCards { id brand last4 expiry }
}`)

export const ownCard = v.object({
  id: v.string(),
  brand: v.string(),
  last4: v.string(),
  /** The last month in which it is good, as 2030-12. */
  expiry: v.string(),
})

const answer = v.object({ myCards: v.array(ownCard) }) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

/** A card that the bank keeps. */
export type OwnCard = v.InferOutput<typeof ownCard>

/** Newest first. */
export const askMyCards: Operation<OwnCard[], VariablesFor<typeof query>> = {
  operationName: 'MyCards',
  query,
  parse: (data) => v.parse(answer, data).myCards,
}
