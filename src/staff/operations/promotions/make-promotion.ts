import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type PromotionActed, promotionActed, promotionFields } from './promotion-answers.ts'

const query = graphql(`mutation StaffMakePromotion($draft: StaffPromotionDraft!) {
  staffMakePromotion(draft: $draft) {
    code problem changedBy
    promotion { ${promotionFields} }
  }
}`)

const answer = v.object({ staffMakePromotion: promotionActed }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** A code that there is not yet. */
export const makePromotion: Operation<PromotionActed, VariablesFor<typeof query>> = {
  operationName: 'StaffMakePromotion',
  query,
  parse: (data) => v.parse(answer, data).staffMakePromotion,
}
