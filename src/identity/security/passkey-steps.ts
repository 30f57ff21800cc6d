import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { IdentityServices } from '../identity-services.ts'
import { addPasskey, mostPasskeys, passkeysOf, registrationOptions } from '../passkeys/passkeys.ts'
import { changeAccount } from './change.ts'
import { readPasskeyName, renamePasskey, takePasskeyAway } from './passkey-changes.ts'
import { addPasskeyScreen, lastPasskeyScreen, removePasskeyScreen, renamePasskeyScreen } from './passkey-screens.ts'
import {
  field,
  refused,
  type SecurityStep,
  type SecuritySteps,
  type SecurityVisit,
  shown,
  toOverview,
} from './security-visit.ts'

const tooMany = `That would be more than ${mostPasskeys} passkeys. Remove one that you don’t use any more.`
const unfit = 'Your device’s answer came too late, or was of another page. Try again.'

const sentOf = (sent: unknown): { name: string; response: RegistrationResponseJSON } | undefined => {
  if (typeof sent !== 'object' || sent === null || !('response' in sent)) return undefined
  const { response } = sent
  if (typeof response !== 'object' || response === null) return undefined
  const name = 'name' in sent && typeof sent.name === 'string' ? sent.name : ''
  return { name, response: response as RegistrationResponseJSON }
}

/** Keys on people's devices: made, named and taken away. */
export const passkeyChangeSteps = (services: IdentityServices): SecuritySteps => {
  const { db } = services

  const theirs = async ({ person, which }: SecurityVisit) =>
    (await passkeysOf(db, person.id)).find(({ id }) => id === which.passkey)

  const keep: SecurityStep = async (visit) => {
    const sent = sentOf(visit.sent)
    if (sent === undefined) return { kind: 'json', body: { problem: unfit } }
    const { id: account } = visit.person
    const name = readPasskeyName(sent.name) || visit.deviceName
    const changed = await changeAccount(services, visit, async (unit) => {
      if ((await passkeysOf(unit, account)).length >= mostPasskeys) return { answer: tooMany }
      const added = await addPasskey(services, unit, {
        account,
        here: visit.session.uid,
        name,
        response: sent.response,
      })
      return added ? { answer: undefined, notice: 'passkey-added' } : { answer: unfit }
    })
    const problem = changed.ok ? changed.answer : changed.problem
    return problem === undefined ? { kind: 'script-step', step: '' } : { kind: 'json', body: { problem } }
  }

  const rename: SecurityStep = async (visit) => {
    const passkey = await theirs(visit)
    if (!passkey) return toOverview
    const { edition, person } = visit
    if (!visit.posted)
      return shown(
        renamePasskeyScreen(edition, passkey.id, { typed: { name: visit.state.next?.typed.name ?? passkey.name } }),
      )
    const typed = { name: field(visit, 'name') }
    const name = readPasskeyName(typed.name)
    if (name === '')
      return refused(renamePasskeyScreen(edition, passkey.id, { typed, problems: { name: 'Give it a name.' } }))
    const changed = await changeAccount(services, visit, async (unit) => ({
      answer: await renamePasskey(unit, person.id, passkey.id, name),
    }))
    return changed.ok
      ? toOverview
      : refused(renamePasskeyScreen(edition, passkey.id, { typed, problem: changed.problem }))
  }

  const remove: SecurityStep = async (visit) => {
    const passkey = await theirs(visit)
    if (!passkey) return toOverview
    const { edition, person } = visit
    if (!visit.posted) {
      const others = await passkeysOf(db, person.id)
      const isLast = others.length === 1 && person.password === null
      return shown(isLast ? lastPasskeyScreen(edition) : removePasskeyScreen(edition, passkey))
    }
    const changed = await changeAccount(services, visit, async (unit, locked) => {
      const answer = await takePasskeyAway(unit, locked, passkey.id)
      return answer === 'removed' ? { answer, notice: 'passkey-removed' } : { answer }
    })
    if (!changed.ok) return refused(removePasskeyScreen(edition, passkey, { problem: changed.problem }))
    return changed.answer === 'last' ? refused(lastPasskeyScreen(edition)) : toOverview
  }

  return {
    'add-passkey': async ({ edition, deviceName }) => shown(addPasskeyScreen(edition, deviceName)),
    async 'add-passkey-options'({ person, session }) {
      const options = await registrationOptions(services, { account: person.id, here: session.uid })
      return { kind: 'json', body: options ?? { problem: tooMany } }
    },
    'keep-passkey': keep,
    'rename-passkey': rename,
    'remove-passkey': remove,
  }
}
