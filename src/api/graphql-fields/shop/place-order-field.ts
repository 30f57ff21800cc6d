import type { AppliedCode } from '../../../domain/pricing/apply-code.ts'
import { giveOrder } from '../../account/my-orders.ts'
import { type Placed, placeOrder } from '../../orders/place-order.ts'
import { readOrder } from '../../orders/read-order.ts'
import type { Shortage } from '../../stock/hold-stock.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'
import { fieldInput, fieldsIn, problemType } from '../form-fields.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { orderType, type ShownOrder } from './order-type.ts'
import { requireShop } from './require-shop.ts'
import { consumeShopLimit } from './shop-rate-limit.ts'

const lineInput = builder.inputType('CartLineInput', {
  fields: (field) => ({ sku: field.string({ required: true }), quantity: field.int({ required: true }) }),
})

const shortageType = builder.objectRef<Shortage>('Shortage').implement({
  fields: (field) => ({
    sku: field.exposeString('sku'),
    wanted: field.exposeInt('wanted'),
    available: field.exposeInt('available'),
  }),
})

const reasons = ['problems', 'short', 'not-sold', 'prices-unknown', 'delivery-by-quote', 'refused'] as const
const reasonEnum = enumOf('NoOrderReason', reasons)

interface PlaceAnswer {
  placed: Placed
  order: ShownOrder | null
}

const codeWords = (code: AppliedCode): string | null => (code.state === 'none' ? null : code.words)

const answerType = builder.objectRef<PlaceAnswer>('PlacedOrder').implement({
  fields: (field) => ({
    order: field.field({ type: orderType, nullable: true, resolve: ({ order }) => order }),
    codeWords: field.string({
      nullable: true,
      description: 'What the code does, or why it does nothing',
      resolve: ({ placed }) => (placed.ok ? codeWords(placed.code) : null),
    }),
    left: field.stringList({
      description: 'SKUs that would have come for nothing and are out of stock',
      resolve: ({ placed }) => (placed.ok ? placed.left : []),
    }),
    reason: field.field({
      type: reasonEnum,
      nullable: true,
      description: 'Why there is no order',
      resolve: ({ placed }) => (placed.ok ? null : placed.reason),
    }),
    message: field.string({
      nullable: true,
      resolve: ({ placed }) => (!placed.ok && placed.reason === 'refused' ? placed.message : null),
    }),
    problems: field.field({
      type: [problemType],
      resolve: ({ placed }) => (!placed.ok && placed.reason === 'problems' ? placed.problems : []),
    }),
    short: field.field({
      type: [shortageType],
      resolve: ({ placed }) => (!placed.ok && placed.reason === 'short' ? placed.short : []),
    }),
    notSold: field.stringList({
      resolve: ({ placed }) => (!placed.ok && placed.reason === 'not-sold' ? placed.skus : []),
    }),
  }),
})

builder.mutationField('placeOrder', (field) =>
  field.field({
    description: 'Prices an order, holds what is in it for half an hour and keeps it. Nothing is charged.',
    type: answerType,
    args: {
      checkout: field.arg.string({ required: true, description: 'Made by the browser for this checkout' }),
      secret: field.arg.string({ required: true, description: 'Made with it: who has both sees the order' }),
      lines: field.arg({ type: [lineInput], required: true }),
      isPickUp: field.arg.boolean({ required: true }),
      ownBilling: field.arg.boolean({ required: true }),
      fields: field.arg({ type: [fieldInput], required: true }),
      code: field.arg.string({ required: true }),
    },
    resolve: (_, { fields, ...given }, context) =>
      orUnavailable(async () => {
        const services = requireShop(context)
        const { address, now } = context
        const viewer = await context.viewerOrNone()
        await consumeShopLimit(services.db, 'place', address, now())
        const placed = await placeOrder(services, { ...given, details: fieldsIn(fields) }, now())
        if (!placed.ok) return { placed, order: null }
        if (viewer) await giveOrder(services.db, viewer.person.id, placed.order.id)
        const { heldUntil, declined } = placed.order
        return { placed, order: { ...(await readOrder(services.db, placed.order)), heldUntil, declined } }
      }),
  }),
)
