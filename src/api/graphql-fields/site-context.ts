import type { ContentReport } from '../../domain/staff/content-report.ts'
import type { IssuerPeople } from '../account/issuer-people.ts'
import type { AskedViewer } from '../account/viewers.ts'
import type { OrderServices } from '../orders/order-services.ts'
import type { TemplatesOf } from '../staff/inbox/published-templates.ts'
import type { FormServices } from '../submissions/receive-submission.ts'

/** What resolvers know of a request. */
export interface SiteContext extends AskedViewer {
  readonly services: FormServices
  /** Absent where nothing can be bought online. */
  readonly orders?: OrderServices
  /** How staff begin their answers; absent where nobody answers. */
  readonly templatesOf?: TemplatesOf
  /** Absent where nobody can be signed in. */
  readonly issuer?: IssuerPeople | undefined
  /** What the last build found missing or doubtful in the content; absent where nobody builds. */
  readonly contentReport?: () => ContentReport | undefined
  /** Whose request it is, as the connection says. */
  readonly address: string
  readonly now: () => Date
}
