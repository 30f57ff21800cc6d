import type { IssuerPeople } from '../account/issuer-people.ts'
import type { AskedViewer } from '../account/viewers.ts'
import type { OrderServices } from '../orders/order-services.ts'
import type { FormServices } from '../submissions/receive-submission.ts'

/** What resolvers know of a request. */
export interface SiteContext extends AskedViewer {
  readonly services: FormServices
  /** Absent where nothing can be bought online. */
  readonly orders?: OrderServices
  /** Absent where nobody can be signed in. */
  readonly issuer?: IssuerPeople | undefined
  /** Whose request it is, as the connection says. */
  readonly address: string
  readonly now: () => Date
}
