import type { Shop } from '../../functions/site-data/shop.ts'
import { runCodesCommand } from './codes-command.ts'
import type { TypedCommand } from './command-socket.ts'
import { type CommandAnswer, runOrdersCommand } from './orders-command.ts'
import { runPaymentsCommand } from './payments-command.ts'

/** npm run orders, payments and codes. */
export const runShopCommand = async (
  shop: Pick<Shop, 'services'>,
  { name, given, account }: TypedCommand,
): Promise<CommandAnswer> => {
  const now = new Date()
  if (name === 'orders') return runOrdersCommand(shop.services, given, account, now)
  if (name === 'payments') return runPaymentsCommand(shop.services, now)
  if (name === 'codes') return runCodesCommand(shop.services.db, given)
  return { ok: false, text: `There is no command ${name}.` }
}
