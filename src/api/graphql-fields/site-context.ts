import type { OrderServices } from '../orders/order-services.ts'
import type { FormServices } from '../submissions/receive-submission.ts'

/** What resolvers know of a request. */
export interface SiteContext {
  readonly services: FormServices
  /** Absent where nothing can be bought online. */
  readonly orders?: OrderServices
  /** Whose request it is, as the connection says. */
  readonly address: string
  readonly now: () => Date
}
