import type { Shop } from '../../functions/wiring/shop.ts'
import type { TypedCommand } from './command-socket.ts'
import { runCodes } from './run-codes.ts'
import { type CommandAnswer, runOrders } from './run-orders.ts'
import { runPayments } from './run-payments.ts'

/** npm run orders, payments and codes. */
export const runTyped = async (
  shop: Pick<Shop, 'services'>,
  { name, given, account }: TypedCommand,
): Promise<CommandAnswer> => {
  const now = new Date()
  if (name === 'orders') return runOrders(shop.services, given, account, now)
  if (name === 'payments') return runPayments(shop.services, now)
  if (name === 'codes') return runCodes(shop.services.db, given)
  return { ok: false, text: `There is no command ${name}.` }
}
