import type { Db } from '../db/database.ts'
import { queueLetter } from '../mail/letter-queue.ts'
import type { OrderRow } from './change-state.ts'
import type { LetterAbout } from './letter-about.ts'
import type { OrderLetterKind } from './letters/letter-details.ts'
import type { OrderServices } from './order-services.ts'
import { readOrder } from './read-order.ts'

/** Queues a letter about an order, in the transaction of what it reports. */
export const tellCustomer = async (
  unit: Db,
  services: OrderServices,
  row: OrderRow,
  kind: OrderLetterKind,
  about: LetterAbout = {},
): Promise<void> => {
  const message = await services.compose(kind, await readOrder(unit, row), about)
  if (message !== undefined) await queueLetter(unit, services.jobs, message, { order: row.id })
}
