import type { OrderDesk } from '../orders/order-desk.ts'
import type { FormDesk } from '../submissions/receive-submission.ts'

/** What resolvers know of a request. */
export interface SiteContext {
  readonly desk: FormDesk
  /** Absent where nothing can be bought online. */
  readonly orders?: OrderDesk
  /** Whose request it is, as the connection says. */
  readonly address: string
  readonly now: () => Date
}
