import type { Db } from '../../api/db/database.ts'
import type { Shop } from '../../functions/wiring/shop.ts'
import { runPeople } from '../people/run-people.ts'
import type { TypedCommand } from './command-socket.ts'
import { runCodes } from './run-codes.ts'
import { type CommandAnswer, runOrders } from './run-orders.ts'
import { runPayments } from './run-payments.ts'

interface Opened {
  readonly db: Db
  readonly shop?: Pick<Shop, 'services'> | undefined
}

/** npm run people, orders, payments and codes. */
export const runTyped = async (
  { db, shop }: Opened,
  { name, given, account }: TypedCommand,
): Promise<CommandAnswer> => {
  const now = new Date()
  if (name === 'people') return runPeople(db, given, account, now)
  if (shop === undefined)
    return { ok: false, text: 'Nobody charges cards here: set the keys of Stripe, or SANDBOX_BANK=on.' }
  if (name === 'orders') return runOrders(shop.services, given, account, now)
  if (name === 'payments') return runPayments(shop.services, now)
  if (name === 'codes') return runCodes(shop.services.db, given)
  return { ok: false, text: `There is no command ${name}.` }
}
