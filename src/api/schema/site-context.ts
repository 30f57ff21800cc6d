import type { FormDesk } from '../submissions/receive-submission.ts'

/** What resolvers know of a request. */
export interface SiteContext {
  readonly desk: FormDesk
  /** Whose request it is, as the connection says. */
  readonly address: string
  readonly now: () => Date
}
