import { type ReturnReason, returnReasons } from '../../../domain/orders/return-reasons.ts'
import { canReturn } from '../../../domain/orders/return-window.ts'
import { type GuestKeys, isAddress, type OpenedOrder, openOrder } from '../../orders/guest-access.ts'
import { commandOrder } from '../../orders/order-commands.ts'
import { type OrderHistory, orderHistory } from '../../orders/order-history.ts'
import { orderKey } from '../../orders/order-key.ts'
import type { OrderServices } from '../../orders/order-services.ts'
import { readOrder } from '../../orders/read-order.ts'
import { startReturn } from '../../orders/start-return.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'
import { orUnavailable } from '../or-unavailable.ts'
import type { SiteContext } from '../site-context.ts'
import { orderType, type ShownOrder } from './order-type.ts'
import { requireShop } from './require-shop.ts'
import { consumeShopLimit } from './shop-rate-limit.ts'

/** An order on its own page. */
export interface GuestOrder {
  order: ShownOrder
  history: OrderHistory
  /** Opens it without an address, and its papers; only for who has come with it. */
  key: string | undefined
  canReturn: boolean
  canChangeMind: boolean
}

interface GuestAnswer {
  found: GuestOrder | undefined
  problem?: string | undefined
  returnNumber?: string
}

const reasonEnum = enumOf('ReturnReason', returnReasons)

const returnType = builder.objectRef<OrderHistory['returns'][number]>('OrderReturn').implement({
  fields: (field) => ({
    number: field.exposeString('number', { description: 'What is written on the carton' }),
    reason: field.expose('reason', { type: reasonEnum }),
    units: field.exposeInt('units'),
    askedAt: field.string({ resolve: ({ askedAt }) => askedAt.toISOString() }),
  }),
})

const refundType = builder.objectRef<OrderHistory['refunds'][number]>('OrderRefund').implement({
  fields: (field) => ({
    id: field.exposeString('id', { description: 'Names its credit note' }),
    amount: field.exposeInt('amount'),
    paidAt: field.string({ resolve: ({ paidAt }) => paidAt.toISOString() }),
  }),
})

export const guestOrderType = builder.objectRef<GuestOrder>('GuestOrder').implement({
  description: 'Without its key it names neither the person nor the street',
  fields: (field) => ({
    order: field.field({ type: orderType, resolve: ({ order }) => order }),
    key: field.string({ nullable: true, resolve: ({ key }) => key ?? null }),
    returns: field.field({ type: [returnType], resolve: ({ history }) => history.returns }),
    refunds: field.field({ type: [refundType], resolve: ({ history }) => history.refunds }),
    canReturn: field.exposeBoolean('canReturn', { description: 'What is faulty, damaged or wrong' }),
    canChangeMind: field.exposeBoolean('canChangeMind'),
    returnUntil: field.string({
      nullable: true,
      description: 'The last day of a change of mind',
      resolve: ({ history }) => history.returnUntil ?? null,
    }),
  }),
})

const answerType = builder.objectRef<GuestAnswer>('GuestOrderAnswer').implement({
  fields: (field) => ({
    found: field.field({
      type: guestOrderType,
      nullable: true,
      description: 'Nothing where number and proof do not belong together, or to nobody',
      resolve: ({ found }) => found ?? null,
    }),
    problem: field.string({ nullable: true, resolve: ({ problem }) => problem ?? null }),
    returnNumber: field.string({ nullable: true, resolve: ({ returnNumber }) => returnNumber ?? null }),
  }),
})

const withoutPerson = (order: ShownOrder): ShownOrder => {
  const { delivery, billing: _billing, ...rest } = order
  const hidden = delivery.kind === 'door' ? { ...delivery, address: { ...delivery.address, street: '' } } : delivery
  return { ...rest, delivery: hidden, name: '', phone: '', notes: '' }
}

const shown = async (services: OrderServices, { row, byKey }: OpenedOrder, now: Date): Promise<GuestOrder> => {
  const { heldUntil, declined } = row
  const order = { ...(await readOrder(services.db, row)), heldUntil, declined }
  const { returnDays, dispatch } = services.terms()
  const may = (reason: ReturnReason) => canReturn(row, reason, returnDays, dispatch.timeZone, now)
  return {
    order: byKey ? order : withoutPerson(order),
    history: await orderHistory(services, row),
    key: byKey ? orderKey(services.keySecret, row.number) : undefined,
    canReturn: may('faulty'),
    canChangeMind: may('change of mind'),
  }
}

/** For whoever it belongs to: as if they had come with its letter. */
export const shownByKey = (services: OrderServices, row: OpenedOrder['row'], now: Date): Promise<GuestOrder> =>
  shown(services, { row, byKey: true }, now)

/** Too few tries to guess with, from one place and for one address. */
const open = async (services: OrderServices, keys: GuestKeys, { address, now }: SiteContext) => {
  if (isAddress(keys.proof)) {
    await consumeShopLimit(services.db, 'find', address, now())
    await consumeShopLimit(services.db, 'findOf', keys.proof.trim().toLowerCase(), now())
  } else await consumeShopLimit(services.db, 'open', address, now())
  return openOrder(services, keys)
}

/** Does something with an order that can be opened, and shows how it stands after that. */
const withOrder = (
  keys: GuestKeys,
  context: SiteContext,
  act: (services: OrderServices, opened: OpenedOrder) => Promise<Omit<GuestAnswer, 'found'>>,
): Promise<GuestAnswer> =>
  orUnavailable(async () => {
    const services = requireShop(context)
    const opened = await open(services, keys, context)
    if (opened === undefined) return { found: undefined }
    const done = await act(services, opened)
    const after = (await openOrder(services, keys)) ?? opened
    return { found: await shown(services, after, context.now()), ...done }
  })

const proofWords = 'The key that letters about it carry, or the email address it was made with'

builder.queryField('guestOrder', (field) =>
  field.field({
    description: 'An order, for whoever has its letter or ordered it. Nothing tells others whether there is one.',
    type: answerType,
    args: {
      number: field.arg.string({ required: true }),
      proof: field.arg.string({ required: true, description: proofWords }),
    },
    resolve: (_, keys, context) => withOrder(keys, context, async () => ({})),
  }),
)

builder.mutationField('cancelOrder', (field) =>
  field.field({
    description: 'Cancels an order that is not packed yet. All of it is refunded.',
    type: answerType,
    args: {
      number: field.arg.string({ required: true }),
      proof: field.arg.string({ required: true, description: proofWords }),
    },
    resolve: (_, keys, context) =>
      withOrder(keys, context, async (services, { row }) => {
        const command = { kind: 'cancel', reason: 'Cancelled by the customer' } as const
        const done = await commandOrder(services, row.id, command, 'customer', context.now())
        return done.ok ? {} : { problem: done.problem }
      }),
  }),
)

const returnedInput = builder.inputType('ReturnedLineInput', {
  fields: (field) => ({ position: field.int({ required: true }), units: field.int({ required: true }) }),
})

builder.mutationField('startReturn', (field) =>
  field.field({
    description: 'Gives what is sent back a number at once.',
    type: answerType,
    args: {
      number: field.arg.string({ required: true }),
      proof: field.arg.string({ required: true, description: proofWords }),
      key: field.arg.string({ required: true, description: 'Made by the browser for this return' }),
      lines: field.arg({ type: [returnedInput], required: true }),
      reason: field.arg({ type: reasonEnum, required: true }),
      words: field.arg.string({ required: true }),
    },
    resolve: (_, { number, proof, ...given }, context) =>
      withOrder({ number, proof }, context, async (services, { row }) => {
        const started = await startReturn(services, { ...given, order: row.id }, context.now())
        return started.ok ? { returnNumber: started.number } : { problem: started.problem }
      }),
  }),
)
