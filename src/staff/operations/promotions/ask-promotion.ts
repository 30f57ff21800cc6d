import * as v from 'valibot'
import { type AnswerTo, graphql, type VariablesFor } from '../../../site/data/operation.ts'
import type { Operation } from '../../../site/data/site-data-client.ts'
import { type Promotion, promotion, promotionFields } from './promotion-answers.ts'

const query = graphql(`query StaffPromotion($code: String!) {
  staffPromotion(code: $code) { ${promotionFields} }
}`)

const answer = v.object({ staffPromotion: v.nullable(promotion) }) satisfies v.GenericSchema<
  unknown,
  AnswerTo<typeof query>
>

/** One promotion; null where there is no such code. */
export const askPromotion: Operation<Promotion | null, VariablesFor<typeof query>> = {
  operationName: 'StaffPromotion',
  query,
  parse: (data) => v.parse(answer, data).staffPromotion,
}
