import { eq, sql } from 'drizzle-orm'
import type { Person } from '../../account/viewer.ts'
import type { Db } from '../../db/database.ts'
import { orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { lockOrder, noteEvent } from '../../orders/change-state.ts'
import type { OrderServices } from '../../orders/order-services.ts'
import { isUnkept } from '../../orders/owe-refund.ts'
import { keepAsPaid } from '../../orders/pay-refund.ts'
import { recordAct } from '../record-act.ts'
import type { Settled } from './settle-failure.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const longestWords = 300

/** A refund that the gateway did not take, and that somebody has paid by transfer. `words`: how, for the history. The customer gets a credit note, but no letter that speaks of the card. */
export const paidByHand = (
  services: OrderServices,
  person: Pick<Person, 'id' | 'name'>,
  { refund: id, words }: { readonly refund: string; readonly words: string },
  at: Date,
): Promise<Settled> =>
  services.db.transaction(async (unit: Db): Promise<Settled> => {
    const how = words.trim()
    if (how === '') return { ok: false, problem: 'Say how it was paid: by transfer, on which day.' }
    if (how.length > longestWords) return { ok: false, problem: `At most ${longestWords} characters.` }
    const [known] = uuid.test(id) ? await unit.select().from(refunds).where(eq(refunds.id, id)) : []
    if (known === undefined) return { ok: false, problem: 'There is no such refund.' }
    const order = await lockOrder(unit, known.order)
    const [refund] = await unit.select().from(refunds).where(eq(refunds.id, id)).for('update')
    if (order === undefined || refund === undefined) return { ok: false, problem: 'There is no such refund.' }
    if (refund.state === 'paid') return { ok: false, problem: 'It is paid already.' }
    if (refund.state === 'owed')
      return { ok: false, problem: 'The gateway still tries to pay it. Wait until it says that it can’t.' }
    if (isUnkept(refund)) {
      await unit.update(refunds).set({ state: 'paid', paidAt: at }).where(eq(refunds.id, id))
      await noteEvent(unit, order, person.name, at, `The charge was paid back by hand: ${how}`)
    } else {
      if (order.refunded + refund.amount > order.total)
        return { ok: false, problem: 'More would be paid back than was paid: look at the order first.' }
      const [counted] = await unit
        .update(orders)
        .set({ refunded: sql`${orders.refunded} + ${refund.amount}` })
        .where(eq(orders.id, order.id))
        .returning()
      await keepAsPaid(
        unit,
        services,
        { order: counted ?? order, owed: refund, who: person.name, how: `By hand: ${how}` },
        at,
      )
    }
    await recordAct(
      unit,
      person,
      {
        act: 'paid by hand',
        subject: 'payment',
        of: order.number,
        before: { refund: id, amount: refund.amount, state: 'failed' },
        after: { state: 'paid', how },
      },
      at,
    )
    return { ok: true }
  })
