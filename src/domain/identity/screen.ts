import type { ScreenPart } from './screen-part.ts'

/** A page of the issuer, before it is drawn. */
export interface Screen {
  /** Says the state, where there is one to say. */
  readonly title: string
  /** What its tab is called, where that is not what it says. */
  readonly tab?: string
  readonly lead?: string
  /** Why the same page comes again. */
  readonly problem?: string
  readonly parts: readonly ScreenPart[]
  /** In a second column, where there is room for one. */
  readonly beside?: readonly ScreenPart[]
}

/** Whether it has something that a script does. */
export const usesPasskeys = ({ parts }: Screen): boolean =>
  parts.some(
    (part) =>
      part.kind === 'use-passkey' ||
      part.kind === 'make-passkey' ||
      (part.kind === 'ways' && part.passkey !== undefined),
  )
