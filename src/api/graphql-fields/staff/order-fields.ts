import type { Cents } from '../../../domain/money/money.ts'
import { orderViews } from '../../../domain/staff/order-views.ts'
import type { Person } from '../../account/viewer.ts'
import type { Command } from '../../orders/order-commands.ts'
import type { OrderServices } from '../../orders/order-services.ts'
import { type Acted, actOnOrder } from '../../staff/orders/act-on-order.ts'
import {
  countOrders,
  findOrders,
  type ListedOrder,
  type OrderCounts,
  type OrdersFound,
} from '../../staff/orders/find-orders.ts'
import { noteOrder } from '../../staff/orders/note-order.ts'
import { type OrderFile, orderFile } from '../../staff/orders/order-file.ts'
import { type PackingSlip, packingSlips } from '../../staff/orders/packing-slips.ts'
import { settleReturn } from '../../staff/orders/settle-return.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { orderType, promiseType, stateEnum } from '../shop/order-type.ts'
import { requireShop } from '../shop/require-shop.ts'
import type { SiteContext } from '../site-context.ts'

const mostListed = 100

/** Of one question; whoever prints more asks again. */
const mostSlips = 50

const viewEnum = enumOf('StaffOrderView', orderViews)

const listedGoodsType = builder.objectRef<ListedOrder['goods'][number]>('StaffListedGoods').implement({
  fields: (field) => ({ name: field.exposeString('name'), quantity: field.exposeInt('quantity') }),
})

const listedOrderType = builder.objectRef<ListedOrder>('StaffListedOrder').implement({
  fields: (field) => ({
    number: field.string({ resolve: ({ row }) => row.number }),
    revision: field.exposeString('revision', { description: 'Goes back with what is done to it' }),
    state: field.field({ type: stateEnum, resolve: ({ row }) => row.state }),
    name: field.string({ resolve: ({ row }) => row.name }),
    email: field.string({ resolve: ({ row }) => row.email }),
    isPickUp: field.boolean({ resolve: ({ row }) => row.delivery.kind === 'pick-up' }),
    suburb: field.string({
      description: 'Where it goes; where it is picked up, by its slug',
      resolve: ({ row: { delivery } }) => (delivery.kind === 'door' ? delivery.address.suburb : delivery.point),
    }),
    total: field.int({ resolve: ({ row }) => row.total }),
    refunded: field.int({ resolve: ({ row }) => row.refunded }),
    promise: field.field({ type: promiseType, nullable: true, resolve: ({ row }) => row.promise }),
    goods: field.field({ type: [listedGoodsType], resolve: ({ goods }) => [...goods] }),
    isReturned: field.exposeBoolean('isReturned', { description: 'Something of it is on its way back' }),
    at: field.string({
      description: 'When it was paid, or else placed',
      resolve: ({ row }) => (row.paidAt ?? row.placedAt).toISOString(),
    }),
  }),
})

const ordersType = builder.objectRef<OrdersFound>('StaffOrders').implement({
  fields: (field) => ({
    items: field.field({ type: [listedOrderType], resolve: ({ orders }) => [...orders] }),
    next: field.string({ nullable: true, resolve: ({ next }) => next ?? null }),
  }),
})

const countsType = builder.objectRef<OrderCounts>('StaffOrderCounts').implement({
  fields: (field) => ({
    toPack: field.exposeInt('toPack'),
    toPackTotal: field.exposeInt('toPackTotal', { description: 'In cents' }),
    toSend: field.exposeInt('toSend'),
    atTheCounter: field.exposeInt('atTheCounter'),
    onTheWay: field.exposeInt('onTheWay'),
    returns: field.exposeInt('returns'),
  }),
})

const eventType = builder.objectRef<OrderFile['events'][number]>('StaffOrderEvent').implement({
  fields: (field) => ({
    at: field.string({ resolve: ({ at }) => at.toISOString() }),
    who: field.exposeString('who'),
    from: field.field({ type: stateEnum, nullable: true, resolve: ({ from }) => from }),
    to: field.field({ type: stateEnum, resolve: ({ to }) => to }),
    note: field.exposeString('note', { nullable: true }),
  }),
})

const refundType = builder.objectRef<OrderFile['refunds'][number]>('StaffRefund').implement({
  fields: (field) => ({
    amount: field.exposeInt('amount'),
    reason: field.exposeString('reason'),
    who: field.exposeString('who'),
    state: field.exposeString('state', { description: 'owed, paid or failed' }),
    at: field.string({ resolve: ({ at }) => at.toISOString() }),
  }),
})

const returnLineType = builder.objectRef<{ position: number; units: number }>('StaffReturnLine').implement({
  fields: (field) => ({ position: field.exposeInt('position'), units: field.exposeInt('units') }),
})

const returnType = builder.objectRef<OrderFile['returns'][number]>('StaffReturn').implement({
  fields: (field) => ({
    number: field.exposeString('number'),
    reason: field.exposeString('reason'),
    words: field.exposeString('words'),
    lines: field.field({ type: [returnLineType], resolve: ({ lines }) => lines }),
    askedAt: field.string({ resolve: ({ askedAt }) => askedAt.toISOString() }),
    isSettled: field.boolean({ resolve: ({ settledAt }) => settledAt !== null }),
  }),
})

const availableType = builder.objectRef<OrderFile['available'][number]>('StaffAvailable').implement({
  fields: (field) => ({
    sku: field.exposeString('sku'),
    available: field.exposeInt('available'),
    bay: field.exposeString('bay', { nullable: true, description: 'Where in the warehouse it is' }),
  }),
})

const orderFileType = builder.objectRef<OrderFile>('StaffOrder').implement({
  fields: (field) => ({
    revision: field.exposeString('revision'),
    order: field.field({
      type: orderType,
      resolve: ({ order, row }) => ({ ...order, heldUntil: row.heldUntil, declined: row.declined }),
    }),
    payment: field.string({
      nullable: true,
      description: 'What the gateway calls it',
      resolve: ({ row }) => row.intent,
    }),
    events: field.field({ type: [eventType], description: 'Newest first', resolve: ({ events }) => [...events] }),
    refunds: field.field({ type: [refundType], resolve: ({ refunds }) => [...refunds] }),
    returns: field.field({ type: [returnType], resolve: ({ returns }) => [...returns] }),
    available: field.field({ type: [availableType], resolve: ({ available }) => [...available] }),
    otherOrders: field.int({ resolve: ({ others }) => others.orders }),
    otherTotal: field.int({ description: 'What those came to, in cents', resolve: ({ others }) => others.total }),
  }),
})

const slipType = builder.objectRef<PackingSlip>('StaffPackingSlip').implement({
  fields: (field) => ({
    order: field.field({
      type: orderType,
      resolve: ({ order, row }) => ({ ...order, heldUntil: row.heldUntil, declined: row.declined }),
    }),
    available: field.field({ type: [availableType], resolve: ({ available }) => [...available] }),
  }),
})

interface ActedOn {
  readonly number: string
  readonly acted: Acted
  readonly file: OrderFile | undefined
}

const actedType = builder.objectRef<ActedOn>('StaffOrderActed').implement({
  fields: (field) => ({
    number: field.exposeString('number'),
    problem: field.string({ nullable: true, resolve: ({ acted }) => (acted.ok ? null : acted.problem) }),
    changedBy: field.string({
      nullable: true,
      description: 'Who has changed it since it was looked at',
      resolve: ({ acted }) => (acted.ok ? null : (acted.since?.who ?? null)),
    }),
    order: field.field({
      type: orderFileType,
      nullable: true,
      description: 'As it is now',
      resolve: ({ file }) => file ?? null,
    }),
  }),
})

interface Deed {
  readonly services: OrderServices
  readonly person: Person
  readonly now: Date
}

/** Does something to an order and shows it as it is after that. */
const deed = (context: SiteContext, number: string, work: (deed: Deed) => Promise<Acted>): Promise<ActedOn> =>
  orUnavailable(async () => {
    const services = requireShop(context)
    const { person } = await context.viewer()
    const now = context.now()
    const acted = await work({ services, person, now })
    const shown = acted.ok ? acted.row.number : number
    return { number: shown, acted, file: await orderFile(services.db, shown, now) }
  })

builder.queryFields((field) => ({
  staffOrders: field.field({
    type: ordersType,
    args: {
      view: field.arg({ type: viewEnum, required: true }),
      words: field.arg.string(),
      numbers: field.arg.stringList({ description: 'Of these alone' }),
      isOldestFirst: field.arg.boolean({ description: 'As they are packed; else the newest comes first' }),
      first: field.arg.int({ defaultValue: 50 }),
      after: field.arg.string(),
    },
    resolve: (_, { view, words, numbers, isOldestFirst, first, after }, context) =>
      orUnavailable(() =>
        findOrders(requireShop(context).db, {
          view,
          words: words ?? '',
          numbers: numbers?.slice(0, mostListed),
          isOldestFirst: isOldestFirst ?? false,
          first: Math.min(Math.max(first ?? 50, 1), mostListed),
          after: after ?? undefined,
        }),
      ),
  }),
  staffOrderCounts: field.field({
    type: countsType,
    resolve: (_, _args, context) => orUnavailable(() => countOrders(requireShop(context).db)),
  }),
  staffOrder: field.field({
    type: orderFileType,
    nullable: true,
    args: { number: field.arg.string({ required: true }) },
    resolve: (_, { number }, context) =>
      orUnavailable(async () => (await orderFile(requireShop(context).db, number, context.now())) ?? null),
  }),
  staffPackingSlips: field.field({
    description: 'In the order of the numbers, without those that there are not.',
    type: [slipType],
    args: {
      numbers: field.arg.stringList({ required: true }),
      first: field.arg.int({ defaultValue: mostSlips }),
    },
    resolve: (_, { numbers, first }, context) =>
      orUnavailable(() =>
        packingSlips(
          requireShop(context).db,
          numbers.slice(0, Math.min(Math.max(first ?? mostSlips, 1), mostSlips)),
          context.now(),
        ),
      ),
  }),
}))

const moves = ['pack', 'unpack', 'ship', 'deliver', 'ready', 'collect'] as const

const moveInput = builder.inputType('StaffOrderMove', {
  fields: (field) => ({
    number: field.string({ required: true }),
    revision: field.string({ required: true }),
    carrier: field.string({ description: 'Where it is shipped' }),
    tracking: field.string(),
  }),
})

const refundLineInput = builder.inputType('StaffRefundLine', {
  fields: (field) => ({ position: field.int({ required: true }), units: field.int({ required: true }) }),
})

const mostMoved = 100

interface Shipping {
  readonly carrier?: string | null | undefined
  readonly tracking?: string | null | undefined
}

const commandOf = (kind: (typeof moves)[number], { carrier, tracking }: Shipping): Command | undefined => {
  if (kind !== 'ship') return { kind }
  const given = { carrier: carrier?.trim() ?? '', number: tracking?.trim() ?? '' }
  return given.carrier === '' || given.number === '' ? undefined : { kind, tracking: given }
}

const withoutTracking: Acted = { ok: false, problem: 'Say the carrier and the tracking number.' }

builder.mutationFields((field) => ({
  staffMoveOrders: field.field({
    description: 'Each by itself: what one cannot do does not hold up the others.',
    type: [actedType],
    args: {
      move: field.arg({ type: enumOf('StaffMove', moves), required: true }),
      orders: field.arg({ type: [moveInput], required: true }),
    },
    resolve: async (_, { move, orders }, context) => {
      const moved: ActedOn[] = []
      for (const { number, revision, ...shipping } of orders.slice(0, mostMoved)) {
        const command = commandOf(move, shipping)
        moved.push(
          await deed(context, number, async ({ services, person, now }) =>
            command === undefined ? withoutTracking : actOnOrder(services, person, { number, revision }, command, now),
          ),
        )
      }
      return moved
    },
  }),
  staffCancelOrder: field.field({
    type: actedType,
    args: {
      number: field.arg.string({ required: true }),
      revision: field.arg.string({ required: true }),
      reason: field.arg.string({ required: true }),
    },
    resolve: (_, { number, revision, reason }, context) =>
      deed(context, number, ({ services, person, now }) =>
        actOnOrder(services, person, { number, revision }, { kind: 'cancel', reason }, now),
      ),
  }),
  staffRefundOrder: field.field({
    type: actedType,
    args: {
      number: field.arg.string({ required: true }),
      revision: field.arg.string({ required: true }),
      key: field.arg.string({ required: true, description: 'Made once for each refund: a second click is the same' }),
      lines: field.arg({ type: [refundLineInput], required: true }),
      delivery: field.arg.int({ required: true, description: 'Of what delivery cost, so many cents' }),
      restock: field.arg.boolean({ required: true }),
      reason: field.arg.string({ required: true }),
    },
    resolve: (_, { number, revision, delivery, ...refund }, context) =>
      deed(context, number, ({ services, person, now }) =>
        actOnOrder(
          services,
          person,
          { number, revision },
          { kind: 'refund', delivery: delivery as Cents, ...refund },
          now,
        ),
      ),
  }),
  staffNoteOrder: field.field({
    type: actedType,
    args: { number: field.arg.string({ required: true }), words: field.arg.string({ required: true }) },
    resolve: (_, { number, words }, context) =>
      deed(context, number, ({ services, person, now }) => noteOrder(services.db, person, number, words, now)),
  }),
  staffSettleReturn: field.field({
    type: actedType,
    args: { number: field.arg.string({ required: true, description: 'Of the return' }) },
    resolve: (_, { number }, context) =>
      deed(context, number, ({ services, person, now }) => settleReturn(services.db, person, number, now)),
  }),
}))
