import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Screen } from '../../domain/identity/screen.ts'
import { type Again, code, email, told, withAgain } from '../interaction/fields.ts'
import { back } from './passkey-screens.ts'
import { securityStep } from './security-address.ts'

export const emailScreen = (edition: EditionCode, current: string, again: Again = {}): Screen => ({
  title: 'Another address',
  lead: `We send a code to the new one. Until you type it, ${current} stays.`,
  ...told(again),
  parts: [
    {
      kind: 'form',
      action: securityStep(edition, 'email'),
      fields: [withAgain({ ...email, label: 'New email', autocomplete: 'email' }, again)],
      submit: 'Send me a code',
    },
    back(edition),
  ],
})

/** The same whether the address has an account or not: the letter says so. */
export const emailCodeScreen = (edition: EditionCode, sentTo: string, again: Again = {}): Screen => ({
  title: 'Look in the new mailbox',
  lead: `If ${sentTo} can be yours, a letter with six figures is on its way. It can take a minute; look in the folder for junk, too.`,
  ...told(again),
  parts: [
    {
      kind: 'form',
      action: securityStep(edition, 'email-code'),
      fields: [withAgain(code, again)],
      submit: 'Use this address',
    },
    {
      kind: 'links',
      links: [
        { label: 'Another address, or another letter', href: securityStep(edition, 'email') },
        { label: 'Keep the old one', href: securityStep(edition, '') },
      ],
    },
  ],
})
