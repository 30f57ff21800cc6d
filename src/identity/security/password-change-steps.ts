import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Screen } from '../../domain/identity/screen.ts'
import { removePassword, setPassword } from '../accounts/change-credentials.ts'
import type { IdentityServices } from '../identity-services.ts'
import { type Again, newPassword, told, withAgain } from '../interaction/fields.ts'
import { passkeysOf } from '../passkeys/passkeys.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { passwordProblem } from '../passwords/password-problem.ts'
import { changeAccount } from './change.ts'
import { back } from './passkey-screens.ts'
import { securityStep } from './security-address.ts'
import { field, refused, type SecurityStep, type SecuritySteps, shown, toOverview } from './security-visit.ts'

const passwordScreen = (edition: EditionCode, hasOne: boolean, again: Again = {}): Screen => ({
  title: hasOne ? 'Another password' : 'A password',
  lead: 'You will be signed out everywhere else.',
  ...told(again),
  parts: [
    {
      kind: 'form',
      action: securityStep(edition, 'password'),
      fields: [withAgain({ ...newPassword, label: 'New password' }, again)],
      submit: 'Use this password',
    },
    back(edition),
  ],
})

const removePasswordScreen = (edition: EditionCode, again: Again = {}): Screen => ({
  title: 'Remove your password?',
  lead: 'Your passkeys sign you in, and a code by email where you have none at hand. You will be signed out everywhere else.',
  ...told(again),
  parts: [
    { kind: 'form', action: securityStep(edition, 'remove-password'), fields: [], submit: 'Remove it' },
    back(edition),
  ],
})

const addKeyFirstScreen = (edition: EditionCode): Screen => ({
  title: 'Add a passkey first',
  lead: 'Without the password there would be letters alone. With a passkey it can go.',
  parts: [
    {
      kind: 'actions',
      actions: [{ icon: 'key', label: 'Add a passkey', href: securityStep(edition, 'add-passkey') }],
    },
    back(edition),
  ],
})

/** A password that is set, changed, or not wanted any more. */
export const passwordChangeSteps = (services: IdentityServices): SecuritySteps => {
  const { db, now } = services

  const set: SecurityStep = async (visit) => {
    const { edition, person, session } = visit
    const hasOne = person.password !== null
    if (!visit.posted) return shown(passwordScreen(edition, hasOne))
    const password = field(visit, 'password')
    const problem = await passwordProblem(password, person)
    if (problem !== undefined) return refused(passwordScreen(edition, hasOne, { problems: { password: problem } }))
    const hash = await hashPassword(password)
    const changed = await changeAccount(services, visit, async (unit) => ({
      answer: await setPassword(unit, { account: person.id, hash, here: session.uid, now: now() }),
      notice: 'password-changed',
    }))
    return changed.ok ? toOverview : refused(passwordScreen(edition, hasOne, { problem: changed.problem }))
  }

  const remove: SecurityStep = async (visit) => {
    const { edition, person, session } = visit
    if (person.password === null) return toOverview
    if (!visit.posted) {
      const passkeys = await passkeysOf(db, person.id)
      return shown(passkeys.length === 0 ? addKeyFirstScreen(edition) : removePasswordScreen(edition))
    }
    const changed = await changeAccount(services, visit, async (unit) => {
      if ((await passkeysOf(unit, person.id)).length === 0) return { answer: 'last' }
      await removePassword(unit, person.id, session.uid)
      return { answer: 'removed', notice: 'password-removed' }
    })
    if (!changed.ok) return refused(removePasswordScreen(edition, { problem: changed.problem }))
    return changed.answer === 'last' ? refused(addKeyFirstScreen(edition)) : toOverview
  }

  return { password: set, 'remove-password': remove }
}
