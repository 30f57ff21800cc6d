import { giveOrderOfCheckout } from '../../account/my-orders.ts'
import { cardUses } from '../../orders/card-to-charge.ts'
import { orderOfCheckout } from '../../orders/checkout-access.ts'
import { orderKey } from '../../orders/order-key.ts'
import { orderNow, type Paying } from '../../orders/order-now.ts'
import type { OrderServices } from '../../orders/order-services.ts'
import { payOrder } from '../../orders/pay-order.ts'
import { readOrder } from '../../orders/read-order.ts'
import type { PaymentIntent } from '../../payments/gateway.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { orderType, type ShownOrder } from './order-type.ts'
import { requireShop } from './require-shop.ts'
import { consumeShopLimit } from './shop-rate-limit.ts'

const reasonEnum = enumOf('NotPaidReason', ['no-order', 'total-changed', 'hold-over', 'code-used'] as const)

const cardUseEnum = enumOf('CardUse', cardUses)

interface PayAnswer {
  paying: Paying
  order: ShownOrder | null
  key: string | null
}

type Verification = NonNullable<PaymentIntent['verification']>

const verificationType = builder.objectRef<Verification>('BankVerification').implement({
  description: 'Where the bank asks its question: a page for a frame, or what the gateway’s own script wants to know',
  fields: (field) => ({
    url: field.string({ nullable: true, resolve: (given) => (given.kind === 'frame' ? given.url : null) }),
    clientSecret: field.string({
      nullable: true,
      resolve: (given) => (given.kind === 'stripe' ? given.clientSecret : null),
    }),
  }),
})

const answerType = builder.objectRef<PayAnswer>('PaidOrder').implement({
  fields: (field) => ({
    order: field.field({ type: orderType, nullable: true, resolve: ({ order }) => order }),
    verification: field.field({
      type: verificationType,
      nullable: true,
      resolve: ({ paying }) => ('verification' in paying ? (paying.verification ?? null) : null),
    }),
    key: field.exposeString('key', {
      nullable: true,
      description: 'Opens the page of the order and its papers, once it is paid',
    }),
    asking: field.boolean({
      description: 'Nobody knows yet whether it was charged: ask again, and try no other card meanwhile',
      resolve: ({ paying }) => 'asking' in paying,
    }),
    reason: field.field({
      type: reasonEnum,
      nullable: true,
      resolve: ({ paying }) => (paying.ok ? null : paying.reason),
    }),
  }),
})

const shown = async (services: OrderServices, paying: Paying): Promise<PayAnswer> => {
  if (!paying.ok) return { paying, order: null, key: null }
  const { heldUntil, declined, paidAt, number } = paying.order
  const key = paidAt === null ? null : orderKey(services.keySecret, number)
  return { paying, order: { ...(await readOrder(services.db, paying.order)), heldUntil, declined }, key }
}

builder.mutationField('payOrder', (field) =>
  field.field({
    description: 'Charges a card for an order, once, however often it is asked.',
    type: answerType,
    args: {
      checkout: field.arg.string({ required: true }),
      secret: field.arg.string({ required: true }),
      method: field.arg.string({ required: true, description: 'The gateway’s id of a card' }),
      acceptedTotal: field.arg.int({ required: true, description: 'What the customer has agreed to pay, in cents' }),
      card: field.arg({ type: cardUseEnum, description: 'KEEP and KEPT: for who is signed in' }),
    },
    resolve: (_, { card, ...request }, context) =>
      orUnavailable(async () => {
        const services = requireShop(context)
        const { address, now } = context
        // Who has signed in since it was placed has an order of their own.
        const payer = (await context.viewerOrNone())?.person.id
        await consumeShopLimit(services.db, 'pay', address, now())
        if (payer !== undefined) await giveOrderOfCheckout(services.db, payer, request)
        return shown(services, await payOrder(services, { ...request, payer, use: card ?? 'once' }, now()))
      }),
  }),
)

builder.queryField('orderOfCheckout', (field) =>
  field.field({
    description: 'How an order stands, for the browser it was made in.',
    type: answerType,
    args: {
      checkout: field.arg.string({ required: true }),
      secret: field.arg.string({ required: true }),
    },
    resolve: (_, keys, context) =>
      orUnavailable(async () => {
        const services = requireShop(context)
        const order = await orderOfCheckout(services.db, keys)
        return shown(
          services,
          order === undefined ? { ok: false, reason: 'no-order' } : await orderNow(services, order, context.now()),
        )
      }),
  }),
)
