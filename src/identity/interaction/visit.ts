import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Screen } from '../../domain/identity/screen.ts'
import type { SignInState, SignInWay } from './sign-in-state.ts'

/** Somebody at one step of signing in. */
export interface Visit {
  readonly uid: string
  readonly edition: EditionCode
  readonly state: SignInState
  /** What they came for, as our pages say it: `passkey`, `sign-up`. */
  readonly wants?: string
  /** What was posted, by field; nothing when the page was only opened. */
  readonly posted?: ReadonlyMap<string, string>
  /** What a script has sent. */
  readonly sent?: unknown
  /** Who it is, as the connection says. */
  readonly address: string
  /** The cookie of devices that somebody was signed in on. */
  readonly device?: string
  /** What they sign in with, as people call it: "Safari on iPhone". */
  readonly deviceName: string
  /** What stands behind the step in the address. */
  readonly rest?: string
}

/** What becomes of a step. */
export type StepOutcome =
  | { readonly kind: 'screen'; readonly screen: Screen; readonly isRefusal?: boolean }
  /** To another step of the same interaction. */
  | { readonly kind: 'step'; readonly step: string; readonly state: SignInState }
  | { readonly kind: 'json'; readonly body: unknown }
  /** It is known who they are. */
  | {
      readonly kind: 'signed-in'
      readonly account: string
      readonly way: SignInWay
      /** Nothing else has to be asked for: a second step was taken, or the first was as good as two. */
      readonly isTwice?: boolean
      /** Asked for by script, which goes where it is told. */
      readonly isScript?: boolean
    }

export type Step = (visit: Visit) => Promise<StepOutcome>

export const shown = (screen: Screen): StepOutcome => ({ kind: 'screen', screen })

/** The same page again, with what is wrong: what was typed stays, but for passwords. */
export const refused = (screen: Screen): StepOutcome => ({ kind: 'screen', screen, isRefusal: true })

export const field = ({ posted }: Visit, name: string): string => posted?.get(name) ?? ''
