import { orderViews } from '../../../domain/staff/order-views.ts'
import {
  countOrders,
  findOrders,
  type ListedOrder,
  type OrderCounts,
  type OrdersFound,
} from '../../staff/orders/find-orders.ts'
import { orderFile } from '../../staff/orders/order-file.ts'
import { packingSlips } from '../../staff/orders/packing-slips.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { promiseType, stateEnum } from '../shop/order-type.ts'
import { requireShop } from '../shop/require-shop.ts'
import { orderFileType, slipType } from './order-file-type.ts'

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
