import { action, lines, paragraph } from '../../api/mail/letter/letter.ts'
import type { MailMessage } from '../../api/mail/mail-message.ts'
import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import { securityPath } from '../../domain/identity/identity-paths.ts'
import { identityLetter } from './identity-letter.ts'

/** What the person hears of when it was done to their account, whoever did it. */
export type Notice =
  | 'password-changed'
  | 'password-removed'
  | 'email-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'one-time-codes-on'
  | 'one-time-codes-off'
  | 'recovery-codes-made'

const titles: Readonly<Record<Notice, readonly [title: string, what: string]>> = {
  'password-changed': [
    'Your password is new.',
    'The password of your account was changed, and you were signed out everywhere else.',
  ],
  'password-removed': [
    'Your account has no password now.',
    'The password of your account was removed, and you were signed out everywhere else. A passkey or a code by email signs you in.',
  ],
  'email-changed': [
    'Your account has another address.',
    'Your account now has another address. This one can’t be used to sign in any more.',
  ],
  'passkey-added': ['A passkey was added.', 'Your account has a new passkey: whoever has the device can sign in.'],
  'passkey-removed': ['A passkey was removed.', 'One of the passkeys of your account does not work any more.'],
  'one-time-codes-on': [
    'One-time codes are on.',
    'From now on your account asks for a code from your phone when you sign in without a passkey.',
  ],
  'one-time-codes-off': [
    'One-time codes are off.',
    'Your account no longer asks for a code from your phone when you sign in.',
  ],
  'recovery-codes-made': [
    'You have new recovery codes.',
    'The recovery codes of your account were made anew. The old ones don’t work any more.',
  ],
}

interface NoticeLetter {
  readonly key: string
  readonly to: string
  readonly edition: EditionFacts
  readonly notice: Notice
  /** As people of the edition read it: "19 November 2026, 2:15 pm". */
  readonly when: string
  /** "Safari on iPhone". */
  readonly device: string
}

export const noticeLetter = ({ key, to, edition, notice, when, device }: NoticeLetter): MailMessage => {
  const [title, what] = titles[notice]
  return identityLetter(to, edition, {
    key,
    subject: title.replace(/\.$/, ''),
    preheader: 'If it was you, all is well.',
    title,
    blocks: [
      paragraph(what),
      lines([
        { label: 'When', value: when },
        { label: 'With', value: device },
      ]),
      paragraph(
        'If it was you, all is well. If not, ask for a new password now and sign out everywhere, then ring us.',
      ),
      action('Look at my account', `${edition.siteUrl}${securityPath(edition.code)}`),
      lines([{ label: 'Phone', value: edition.phone }]),
    ],
    why: 'You get this letter whenever something that keeps your account safe is changed. It can’t be switched off.',
  })
}
