import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Screen } from '../../domain/identity/screen.ts'
import type { ScreenPart } from '../../domain/identity/screen-part.ts'
import { type Again, code, currentPassword, told, withAgain } from '../interaction/fields.ts'
import { securityStep } from './security-address.ts'

interface Ways {
  readonly hasPasskeys: boolean
  readonly hasPassword: boolean
  readonly email: string
}

const back = (edition: EditionCode): ScreenPart => ({
  kind: 'links',
  links: [{ label: 'Change nothing', href: securityStep(edition, '') }],
})

export const confirmScreen = (edition: EditionCode, ways: Ways, again: Again = {}): Screen => ({
  title: 'Is it you?',
  lead: 'You have been signed in here for a while. Show once more that it is still you; that is good for fifteen minutes.',
  ...told(again),
  parts: [
    ...(ways.hasPasskeys
      ? [
          {
            kind: 'use-passkey',
            passkey: {
              label: 'Use a passkey',
              options: securityStep(edition, 'confirm-passkey-options'),
              action: securityStep(edition, 'confirm-passkey'),
            },
          } as const,
        ]
      : []),
    ...(ways.hasPassword
      ? [
          {
            kind: 'form',
            action: securityStep(edition, 'confirm-password'),
            fields: [withAgain(currentPassword, again)],
            submit: 'It is me',
            isQuiet: ways.hasPasskeys,
          } as const,
        ]
      : []),
    {
      kind: 'form',
      action: securityStep(edition, 'confirm-letter'),
      fields: [],
      submit: `Send a code to ${ways.email}`,
      isQuiet: ways.hasPasskeys || ways.hasPassword,
    },
    back(edition),
  ],
})

export const confirmCodeScreen = (edition: EditionCode, email: string, again: Again = {}): Screen => ({
  title: 'Look in your mailbox',
  lead: `A letter with six figures is on its way to ${email}. It can take a minute; look in the folder for junk, too.`,
  ...told(again),
  parts: [
    {
      kind: 'form',
      action: securityStep(edition, 'confirm-code'),
      fields: [withAgain(code, again)],
      submit: 'It is me',
    },
    {
      kind: 'form',
      action: securityStep(edition, 'confirm-letter'),
      fields: [],
      submit: 'Send another letter',
      isQuiet: true,
    },
    { kind: 'links', links: [{ label: 'Show it another way', href: securityStep(edition, 'confirm') }] },
  ],
})

export const confirmOneTimeCodeScreen = (edition: EditionCode, again: Again = {}): Screen => ({
  title: 'The code from your phone',
  lead: 'Open the app that makes your codes, and type the one it shows for Poolwright.',
  ...told(again),
  parts: [
    {
      kind: 'form',
      action: securityStep(edition, 'confirm-one-time-code'),
      fields: [withAgain({ ...code, hint: 'Without the phone: one of your recovery codes.' }, again)],
      submit: 'It is me',
    },
    back(edition),
  ],
})

/** For the browser in which a letter was asked for. Nothing has happened yet: programs open links too. */
export const letterLinkScreen = (edition: EditionCode, link: string): Screen => ({
  title: 'That is your mailbox',
  lead: 'One more press, so that no program that reads your mail can do it for you.',
  parts: [{ kind: 'form', action: securityStep(edition, `letter/${link}`), fields: [], submit: 'Go on' }],
})
