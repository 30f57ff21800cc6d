import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Screen } from '../../domain/identity/screen.ts'
import { type Again, code, told, withAgain } from '../interaction/fields.ts'
import { oneTimeAddress } from '../second-factor/one-time-code.ts'
import { printRecoveryCode } from '../second-factor/recovery-codes.ts'
import { back } from './passkey-screens.ts'
import { securityStep } from './security-address.ts'

/** "JBSW Y3DP EHPK 3PXP": for whoever types it. */
const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

export const oneTimeCodesScreen = (
  edition: EditionCode,
  { secret, email }: { secret: string; email: string },
  again: Again = {},
): Screen => ({
  title: 'Codes from your phone',
  lead: 'Any app for one-time codes will do, a password manager too. Have it read this square, then type the six figures it shows.',
  ...told(again),
  parts: [
    { kind: 'qr', content: oneTimeAddress(secret, email), label: inFours(secret) },
    {
      kind: 'form',
      action: securityStep(edition, 'one-time-codes'),
      fields: [withAgain({ ...code, label: 'The code it shows' }, again)],
      submit: 'Turn them on',
    },
    back(edition),
  ],
})

interface MadeCodes {
  readonly codes: readonly string[]
  /** Whose they are, and of when: on paper nothing else says so. */
  readonly email: string
  readonly day: string
  readonly isFirst: boolean
}

export const recoveryCodesScreen = (edition: EditionCode, { codes, email, day, isFirst }: MadeCodes): Screen => ({
  title: isFirst ? 'They are on. Keep these ten.' : 'Ten new codes.',
  tab: 'Recovery codes',
  lead: isFirst
    ? 'Each lets you in once without your phone. They are shown now and never again: print this page, or write them down.'
    : 'The old ones don’t work any more. These are shown now and never again: print this page, or write them down.',
  parts: [
    { kind: 'codes', codes: codes.map(printRecoveryCode) },
    {
      kind: 'text',
      text: `For ${email} at Poolwright, made ${day}. Put them where you keep the warranty card: not into the phone that they stand in for.`,
    },
    { kind: 'actions', actions: [{ icon: 'check', label: 'I have kept them', href: securityStep(edition, '') }] },
  ],
})

export const makeRecoveryCodesScreen = (edition: EditionCode, again: Again = {}): Screen => ({
  title: 'Make ten new codes?',
  lead: 'The old ones stop working at once, the printed ones too. Have something to write, or a printer, at hand.',
  ...told(again),
  parts: [
    { kind: 'form', action: securityStep(edition, 'recovery-codes'), fields: [], submit: 'Make ten new ones' },
    back(edition),
  ],
})

export const oneTimeCodesOffScreen = (edition: EditionCode, again: Again = {}): Screen => ({
  title: 'Turn one-time codes off?',
  lead: 'A password or a code by email lets you in alone then. The recovery codes stop working, too.',
  ...told(again),
  parts: [
    { kind: 'form', action: securityStep(edition, 'one-time-codes-off'), fields: [], submit: 'Turn them off' },
    back(edition),
  ],
})
