import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { promotion, promotionFields } from './promotion-answers.ts'

const query = graphql(`query StaffPromotions($view: StaffPromotionView!, $first: Int, $after: String) {
  staffPromotions(view: $view, first: $first, after: $after) {
    items { ${promotionFields} }
    next
    counts { running toCome over }
    today
  }
}`)

const answer = v.object({
  staffPromotions: v.object({
    items: v.array(promotion),
    next: v.nullable(v.string()),
    counts: v.object({ running: v.number(), toCome: v.number(), over: v.number() }),
    today: v.string(),
  }),
}) satisfies v.GenericSchema<unknown, AnswerTo<typeof query>>

export type PromotionsPage = v.InferOutput<typeof answer>['staffPromotions']

/** A page of the promotions in a view. */
export const askPromotions: Operation<PromotionsPage, VariablesFor<typeof query>> = {
  operationName: 'StaffPromotions',
  query,
  parse: (data) => v.parse(answer, data).staffPromotions,
}
