import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../data/operation.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { ownCard } from './ask-my-cards.ts'

const query = graphql(`mutation RemoveMyCard($card: String!) {
  removeMyCard(card: $card) {
    problem
    cards { id brand last4 expiry }
  }
}`)

const answer = v.object({
  removeMyCard: v.object({ problem: v.nullable(v.string()), cards: v.array(ownCard) }),
}) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

export type CardsAnswer = v.InferOutput<typeof answer>['removeMyCard']

/** The bank forgets it. */
export const removeMyCard: Operation<CardsAnswer, VariablesFor<typeof query>> = {
  operationName: 'RemoveMyCard',
  query,
  parse: (data) => v.parse(answer, data).removeMyCard,
}
