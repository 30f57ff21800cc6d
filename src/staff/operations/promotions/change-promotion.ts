import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type PromotionActed, promotionActed, promotionFields } from './promotion-answers.ts'

const query = graphql(`mutation StaffChangePromotion($revision: String!, $draft: StaffPromotionDraft!) {
  staffChangePromotion(revision: $revision, draft: $draft) {
    code problem changedBy
    promotion { ${promotionFields} }
  }
}`)

const answer = v.object({ staffChangePromotion: promotionActed }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** While nobody has used it. */
export const changePromotion: Operation<PromotionActed, VariablesFor<typeof query>> = {
  operationName: 'StaffChangePromotion',
  query,
  parse: (data) => v.parse(answer, data).staffChangePromotion,
}
