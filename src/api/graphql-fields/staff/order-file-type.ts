import type { OrderFile } from '../../staff/orders/order-file.ts'
import type { PackingSlip } from '../../staff/orders/packing-slips.ts'
import { builder } from '../builder.ts'
import { orderType, stateEnum } from '../shop/order-type.ts'

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

/** All of one order, for staff. */
export const orderFileType = builder.objectRef<OrderFile>('StaffOrder').implement({
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

/** What goes into the box with it. */
export const slipType = builder.objectRef<PackingSlip>('StaffPackingSlip').implement({
  fields: (field) => ({
    order: field.field({
      type: orderType,
      resolve: ({ order, row }) => ({ ...order, heldUntil: row.heldUntil, declined: row.declined }),
    }),
    available: field.field({ type: [availableType], resolve: ({ available }) => [...available] }),
  }),
})
