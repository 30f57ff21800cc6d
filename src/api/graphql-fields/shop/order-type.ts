import type { Order, OrderLine, StreetAddress } from '../../../domain/orders/order.ts'
import { orderStates } from '../../../domain/orders/order-state.ts'
import { canCancel } from '../../../domain/orders/order-transitions.ts'
import type { OrderRow } from '../../orders/change-state.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'

/** An order with what only its checkout needs to know. */
export interface ShownOrder extends Order {
  heldUntil: Date
  declined: OrderRow['declined']
}

export const stateEnum = enumOf('OrderState', orderStates)

export const streetAddressType = builder.objectRef<StreetAddress>('StreetAddress').implement({
  fields: (field) => ({
    street: field.exposeString('street'),
    suburb: field.exposeString('suburb'),
    state: field.exposeString('state'),
    postcode: field.exposeString('postcode'),
  }),
})

export const orderLineType = builder.objectRef<OrderLine>('OrderLine').implement({
  fields: (field) => ({
    sku: field.exposeString('sku'),
    name: field.exposeString('name'),
    slug: field.exposeString('slug'),
    picture: field.exposeString('picture'),
    quantity: field.exposeInt('quantity'),
    price: field.exposeInt('price', { description: 'Of one, in cents' }),
    off: field.exposeInt('off', { description: 'What a code took off the line, in cents' }),
    isBonus: field.exposeBoolean('isBonus', { description: 'Came for nothing' }),
    refundedUnits: field.exposeInt('refundedUnits'),
  }),
})

const cardType = builder.objectRef<NonNullable<Order['card']>>('PaidCard').implement({
  fields: (field) => ({ brand: field.exposeString('brand'), last4: field.exposeString('last4') }),
})

export const trackingType = builder.objectRef<NonNullable<Order['tracking']>>('Tracking').implement({
  fields: (field) => ({ carrier: field.exposeString('carrier'), number: field.exposeString('number') }),
})

export const promiseType = builder.objectRef<NonNullable<Order['promise']>>('OrderPromise').implement({
  description: 'When it comes, as far as that can be said',
  fields: (field) => ({
    leaves: field.string({ nullable: true, resolve: (promise) => (promise.kind === 'door' ? promise.leaves : null) }),
    from: field.string({ nullable: true, resolve: (promise) => (promise.kind === 'door' ? promise.from : null) }),
    to: field.string({ nullable: true, resolve: (promise) => (promise.kind === 'door' ? promise.to : null) }),
    ready: field.string({ nullable: true, resolve: (promise) => (promise.kind === 'pick-up' ? promise.ready : null) }),
  }),
})

export const orderType = builder.objectRef<ShownOrder>('Order').implement({
  description: 'Money is whole cents, days are as 2026-11-18, moments are in ISO 8601',
  fields: (field) => ({
    number: field.exposeString('number'),
    state: field.expose('state', { type: stateEnum }),
    email: field.exposeString('email'),
    name: field.exposeString('name'),
    phone: field.exposeString('phone'),
    isPickUp: field.boolean({ resolve: ({ delivery }) => delivery.kind === 'pick-up' }),
    address: field.field({
      type: streetAddressType,
      nullable: true,
      resolve: ({ delivery }) => (delivery.kind === 'door' ? delivery.address : null),
    }),
    zone: field.string({ resolve: ({ delivery }) => (delivery.kind === 'door' ? delivery.zone : 'pick-up') }),
    notes: field.exposeString('notes'),
    lines: field.field({ type: [orderLineType], resolve: ({ lines }) => [...lines] }),
    goods: field.exposeInt('goods'),
    off: field.exposeInt('off'),
    code: field.string({ nullable: true, resolve: ({ code }) => code ?? null }),
    deliveryCost: field.exposeInt('deliveryCost'),
    total: field.exposeInt('total'),
    gst: field.exposeInt('gst'),
    card: field.field({ type: cardType, nullable: true, resolve: ({ card }) => card ?? null }),
    promise: field.field({ type: promiseType, nullable: true, resolve: ({ promise }) => promise ?? null }),
    tracking: field.field({ type: trackingType, nullable: true, resolve: ({ tracking }) => tracking ?? null }),
    refunded: field.exposeInt('refunded'),
    canCancel: field.boolean({ resolve: ({ state }) => canCancel(state) }),
    heldUntil: field.string({ resolve: ({ heldUntil }) => heldUntil.toISOString() }),
    declined: field.exposeString('declined', { nullable: true, description: 'Why the last card was refused' }),
    placedAt: field.string({ resolve: ({ placedAt }) => placedAt.toISOString() }),
    paidAt: field.string({ nullable: true, resolve: ({ paidAt }) => paidAt?.toISOString() ?? null }),
  }),
})
