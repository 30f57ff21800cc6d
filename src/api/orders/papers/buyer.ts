import type { Order } from '../../../domain/orders/order.ts'
import { cleanLine, shortened } from '../../mail/clean-words.ts'
import { streetLines } from '../letters/phrases/street-words.ts'
import { unlinked } from '../letters/phrases/unlinked.ts'
import type { LabelledLines } from './statement.ts'

const longestName = 80
const longestEmail = 120

const emailOf = ({ email }: Order): string => shortened(cleanLine(email), longestEmail)

/** Who buys, and where it went, where that is another address. The email address says who it is in any letters. */
export const buyerBlocks = (order: Order): LabelledLines[] => {
  const { billing, delivery } = order
  const name = unlinked(order.name, longestName)
  const goesTo = delivery.kind === 'door' ? streetLines(delivery.address) : []
  if (billing === undefined) return [{ label: 'To', lines: [name, ...goesTo, emailOf(order)] }]
  const payer = [unlinked(billing.name, longestName), ...streetLines(billing.address), emailOf(order)]
  return [
    { label: 'To', lines: payer },
    ...(delivery.kind === 'door' ? [{ label: 'Delivered to', lines: [name, ...goesTo] }] : []),
  ]
}
