import type { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Screen } from '../../domain/identity/screen.ts'
import type { CurrentSession } from '../issuer/current-session.ts'
import type { Which } from './security-address.ts'
import type { SecurityState } from './security-state.ts'

export type Person = typeof identityAccounts.$inferSelect

/** Somebody who is signed in, at a page about what keeps their account safe. */
export interface SecurityVisit {
  readonly edition: EditionCode
  readonly session: CurrentSession
  readonly person: Person
  readonly state: SecurityState
  /** Which passkey the page is of. */
  readonly which: Which
  /** What was posted, by field; nothing when the page was only opened. */
  readonly posted?: ReadonlyMap<string, string>
  /** What a script has sent. */
  readonly sent?: unknown
  /** Who it is, as the connection says. */
  readonly address: string
  /** As people call it: "Safari on iPhone". */
  readonly deviceName: string
  /** What stands behind the step in the address. */
  readonly rest?: string
}

export type SecurityOutcome =
  | { readonly kind: 'screen'; readonly screen: Screen; readonly isRefusal?: boolean }
  /** To another of these pages, with what is kept of this one. */
  | { readonly kind: 'step'; readonly step: string; readonly which?: Which; readonly state?: SecurityState }
  /** The same, said to a script, which goes there. */
  | { readonly kind: 'script-step'; readonly step: string; readonly which?: Which; readonly state?: SecurityState }
  | { readonly kind: 'json'; readonly body: unknown }

export type SecurityStep = (visit: SecurityVisit) => Promise<SecurityOutcome>
export type SecuritySteps = Readonly<Record<string, SecurityStep>>

export const shown = (screen: Screen): SecurityOutcome => ({ kind: 'screen', screen })
export const refused = (screen: Screen): SecurityOutcome => ({ kind: 'screen', screen, isRefusal: true })
export const toOverview = { kind: 'step', step: '' } as const satisfies SecurityOutcome

export const field = ({ posted }: SecurityVisit, name: string): string => posted?.get(name) ?? ''
