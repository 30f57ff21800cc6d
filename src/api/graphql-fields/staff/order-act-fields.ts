import type { Cents } from '../../../domain/money/money.ts'
import type { Person } from '../../account/viewer.ts'
import type { Command } from '../../orders/order-commands.ts'
import type { OrderServices } from '../../orders/order-services.ts'
import { type Acted, actOnOrder } from '../../staff/orders/act-on-order.ts'
import { noteOrder } from '../../staff/orders/note-order.ts'
import { type OrderFile, orderFile } from '../../staff/orders/order-file.ts'
import { settleReturn } from '../../staff/orders/settle-return.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { requireShop } from '../shop/require-shop.ts'
import type { SiteContext } from '../site-context.ts'
import { orderFileType } from './order-file-type.ts'

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
