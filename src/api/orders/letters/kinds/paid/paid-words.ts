import type { Line } from '../../../../mail/letter/letter.ts'
import type { OrderBlock } from '../../../../mail/shop-letter/order-block.ts'

/** What a confirmation says differently for what is brought and what is picked up. */
export interface PaidWords {
  readonly subject: string
  readonly preheader: string
  readonly title: string
  readonly lead: OrderBlock
  /** None where nothing was promised. */
  readonly stages: readonly OrderBlock[]
  readonly next: readonly string[]
  readonly where: readonly Line[]
}
