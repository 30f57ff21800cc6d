import * as v from 'valibot'
import type { Cents } from '../../../domain/money/money.ts'
import type { PromotionCode } from '../../../domain/pricing/promotion-code.ts'
import { type AnswerTo, graphql, type VariablesFor } from '../../data/operation.ts'
import type { Operation } from '../../data/site-data-client.ts'

const query = graphql(`query PromotionCode($code: String!) {
  promotionCode(code: $code) { code name kind percent cents minimum startsOn endsOn oncePerCustomer }
}`)

const answer: v.GenericSchema<unknown, AnswerTo<typeof query>> = v.object({
  promotionCode: v.nullable(
    v.object({
      code: v.string(),
      name: v.string(),
      kind: v.string(),
      percent: v.nullable(v.number()),
      cents: v.nullable(v.number()),
      minimum: v.number(),
      startsOn: v.string(),
      endsOn: v.string(),
      oncePerCustomer: v.boolean(),
    }),
  ),
})

type Answered = NonNullable<AnswerTo<typeof query>['promotionCode']>

/** A code that takes nothing off would be none. */
const known = v.number()

const benefitOf = ({ kind, percent, cents }: Answered): PromotionCode['benefit'] => {
  if (kind === 'percentage') return { kind, percent: v.parse(known, percent) }
  return kind === 'amount' ? { kind, cents: v.parse(known, cents) as Cents } : { kind: 'free-delivery' }
}

/** What a code is worth; null where there is no such code. */
export const askPromotionCode: Operation<PromotionCode | null, VariablesFor<typeof query>> = {
  operationName: 'PromotionCode',
  query,
  parse: (data) => {
    const found = v.parse(answer, data).promotionCode
    if (found === null) return null
    const { kind: _kind, percent: _percent, cents: _cents, minimum, ...code } = found
    return { ...code, minimum: minimum as Cents, benefit: benefitOf(found) }
  },
}
