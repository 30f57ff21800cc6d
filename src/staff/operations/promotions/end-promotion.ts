import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type PromotionActed, promotionActed, promotionFields } from './promotion-answers.ts'

const query = graphql(`mutation StaffEndPromotion($code: String!, $revision: String!) {
  staffEndPromotion(code: $code, revision: $revision) {
    code problem changedBy
    promotion { ${promotionFields} }
  }
}`)

const answer = v.object({ staffEndPromotion: promotionActed }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** From now on nobody can use it. */
export const endPromotion: Operation<PromotionActed, VariablesFor<typeof query>> = {
  operationName: 'StaffEndPromotion',
  query,
  parse: (data) => v.parse(answer, data).staffEndPromotion,
}
