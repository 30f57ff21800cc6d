import type { Tracking } from '../../domain/orders/order.ts'
import type { OrderState } from '../../domain/orders/order-state.ts'
import { canBecome, canCancel } from '../../domain/orders/order-transitions.ts'
import { changeState, lockOrder, type Who } from './change-state.ts'
import type { OrderLetterKind } from './letters/letter-details.ts'
import { type Done, type RefundCommand, refundCancelled, refundParts } from './order-refunds.ts'
import type { OrderServices } from './order-services.ts'
import { tellCustomer } from './tell-customer.ts'

export type Command =
  | { kind: 'pack' | 'unpack' | 'deliver' | 'ready' | 'collect' }
  | { kind: 'ship'; tracking: Tracking }
  | { kind: 'cancel'; reason: string }
  | RefundCommand

const targets = {
  pack: 'packed',
  unpack: 'paid',
  ship: 'shipped',
  deliver: 'delivered',
  ready: 'ready',
  collect: 'collected',
  cancel: 'cancelled',
} as const satisfies Record<Exclude<Command['kind'], 'refund'>, OrderState>

const letterOf: Partial<Record<Command['kind'], OrderLetterKind>> = {
  ship: 'shipped',
  ready: 'ready',
  collect: 'collected',
  cancel: 'cancelled',
}

/** What staff and customers do with an order once it is paid; all of it or nothing, and what has been done is not done again. */
export const commandOrder = (
  services: OrderServices,
  id: string,
  command: Command,
  who: Who,
  at: Date,
): Promise<Done> =>
  services.db.transaction(async (unit): Promise<Done> => {
    const order = await lockOrder(unit, id)
    if (order === undefined) return { ok: false, problem: 'There is no such order.' }
    if (command.kind === 'refund') return refundParts(unit, services, order, command, who, at)
    const to = targets[command.kind]
    if (order.state === to) return { ok: true, order }
    if (command.kind === 'cancel' && !canCancel(order.state))
      return { ok: false, problem: `It is ${order.state}: it can no longer be cancelled, but it can be sent back.` }
    // What the bank has yet to decide is not paid by unpacking it.
    const isUnpacked = command.kind === 'unpack' && order.state !== 'packed'
    if (isUnpacked || !canBecome(order.state, to, { isPickUp: order.delivery.kind === 'pick-up' }))
      return { ok: false, problem: `An order that is ${order.state} cannot become ${to}.` }
    if (command.kind === 'cancel') await refundCancelled(unit, services, order, command.reason, who, at)
    const also = command.kind === 'ship' ? { tracking: command.tracking } : {}
    const changed = await changeState(unit, order, { to, who, at, also })
    const letter = letterOf[command.kind]
    if (letter !== undefined) await tellCustomer(unit, services, changed, letter)
    return { ok: true, order: changed }
  })
