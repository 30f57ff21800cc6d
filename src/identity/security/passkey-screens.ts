import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Screen } from '../../domain/identity/screen.ts'
import type { ScreenField } from '../../domain/identity/screen-field.ts'
import type { ScreenPart } from '../../domain/identity/screen-part.ts'
import { type Again, told, withAgain } from '../interaction/fields.ts'
import { securityStep } from './security-address.ts'

const name: ScreenField = {
  name: 'name',
  label: 'What you call it',
  kind: 'text',
  autocomplete: 'off',
  hint: '“Work laptop”, “Priya’s phone”: so that you know which one to remove when it is in the pool.',
}

export const back = (edition: EditionCode): ScreenPart => ({
  kind: 'links',
  links: [{ label: 'Back to security', href: securityStep(edition, '') }],
})

export const addPasskeyScreen = (edition: EditionCode, suggested: string): Screen => ({
  title: 'Add a passkey',
  lead: 'Your device asks for a finger, a face or a PIN, and keeps the key. We only get its other half, which opens nothing.',
  parts: [
    {
      kind: 'make-passkey',
      passkey: {
        label: 'Add a passkey',
        options: securityStep(edition, 'add-passkey-options'),
        action: securityStep(edition, 'keep-passkey'),
      },
      field: { ...name, value: suggested },
    },
    back(edition),
  ],
})

export const renamePasskeyScreen = (edition: EditionCode, passkey: string, again: Again): Screen => ({
  title: 'Call it something else',
  ...told(again),
  parts: [
    {
      kind: 'form',
      action: securityStep(edition, 'rename-passkey', { passkey }),
      fields: [withAgain(name, again)],
      submit: 'Keep this name',
    },
    back(edition),
  ],
})

export const removePasskeyScreen = (
  edition: EditionCode,
  passkey: { id: string; name: string },
  again: Again = {},
): Screen => ({
  title: `Remove ${passkey.name}?`,
  lead: 'It won’t sign anybody in any more. The device may go on offering it until you delete it there, too.',
  ...told(again),
  parts: [
    {
      kind: 'form',
      action: securityStep(edition, 'remove-passkey', { passkey: passkey.id }),
      fields: [],
      submit: 'Remove it',
    },
    back(edition),
  ],
})

export const lastPasskeyScreen = (edition: EditionCode): Screen => ({
  title: 'Add another one first',
  lead: 'It is your only key, and there is no password. With another key, or a password, this one can go.',
  parts: [
    {
      kind: 'actions',
      actions: [
        { icon: 'key', label: 'Add another passkey', href: securityStep(edition, 'add-passkey') },
        { icon: 'lock', label: 'Set a password', href: securityStep(edition, 'password') },
      ],
    },
    back(edition),
  ],
})
