import type { PromotionCode } from '../../../domain/pricing/promotion-code.ts'
import { codeAsTyped } from '../../promotions/promotion-codes.ts'
import { builder } from '../builder.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { requireShop } from './require-shop.ts'
import { consumeShopLimit } from './shop-rate-limit.ts'

const codeType = builder.objectRef<PromotionCode>('PromotionCode').implement({
  fields: (field) => ({
    code: field.exposeString('code'),
    name: field.exposeString('name'),
    kind: field.string({ resolve: ({ benefit }) => benefit.kind }),
    percent: field.float({
      nullable: true,
      resolve: ({ benefit }) => (benefit.kind === 'percentage' ? benefit.percent : null),
    }),
    cents: field.int({ nullable: true, resolve: ({ benefit }) => (benefit.kind === 'amount' ? benefit.cents : null) }),
    minimum: field.exposeInt('minimum'),
    startsOn: field.exposeString('startsOn'),
    endsOn: field.exposeString('endsOn'),
    oncePerCustomer: field.exposeBoolean('oncePerCustomer'),
  }),
})

builder.queryField('promotionCode', (field) =>
  field.field({
    description: 'What a code that somebody typed is worth; nothing where there is none.',
    type: codeType,
    nullable: true,
    args: { code: field.arg.string({ required: true }) },
    resolve: (_, { code }, context) =>
      orUnavailable(async () => {
        const services = requireShop(context)
        const { address, now } = context
        await consumeShopLimit(services.db, 'code', address, now())
        return (await codeAsTyped(services.db, code)) ?? null
      }),
  }),
)
