import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { limits } from '../../api/rate-limit/limits.ts'
import { consumeLimit } from '../../api/rate-limit/rate-limit.ts'
import type { IdentityServices } from '../identity-services.ts'
import type { Again } from '../interaction/fields.ts'
import { codeProblem, tooManyLetters } from '../interaction/letter-words.ts'
import { typedSecondStep } from '../interaction/one-time-code-step.ts'
import { tryLater } from '../interaction/try-later.ts'
import { passkeysOf, signInByPasskey, signInOptions } from '../passkeys/passkeys.ts'
import { isPassword } from '../passwords/password-hash.ts'
import { askProof } from '../proofs/ask-proof.ts'
import { readCode } from '../proofs/proof-code.ts'
import { takeByCode } from '../proofs/take-proof.ts'
import { confirmCodeScreen, confirmOneTimeCodeScreen, confirmScreen } from './confirm-screens.ts'
import { isFresh } from './recent-proof.ts'
import { securityLetterPath } from './security-address.ts'
import {
  field,
  refused,
  type SecurityOutcome,
  type SecurityStep,
  type SecuritySteps,
  type SecurityVisit,
  shown,
} from './security-visit.ts'

/** Back to where they were, which is open to them for a while. */
const confirmed = ({ state }: SecurityVisit, now: Date): SecurityOutcome & { kind: 'step' } => {
  const { next, confirmProof: _, halfConfirmedAt: __, ...rest } = state
  return {
    kind: 'step',
    step: next?.step ?? '',
    which: next?.which ?? {},
    state: { ...rest, ...(next && { next }), confirmedAt: now.getTime() },
  }
}

/** The first of two steps where somebody wants two, else the only one. */
export const halfConfirmed = (visit: SecurityVisit, now: Date): SecurityOutcome & { kind: 'step' } =>
  visit.person.oneTimeSecret === null
    ? confirmed(visit, now)
    : { kind: 'step', step: 'confirm-one-time-code', state: { ...visit.state, halfConfirmedAt: now.getTime() } }

/** What a device signs is good here until they have confirmed once: what was signed for one time is nothing the next. */
const challengedBy = ({ session, state }: SecurityVisit): string => `${session.uid} ${state.confirmedAt ?? 0}`

const unknownPasskey = 'That isn’t a passkey of this account. Try another, or show in another way that it is you.'

/** A device that was left on a table is signed in, too: whoever changes something shows once more that it is them. */
export const confirmSteps = (services: IdentityServices): SecuritySteps => {
  const { db, now } = services

  const screen = async ({ edition, person }: SecurityVisit, again: Again = {}) => {
    const passkeys = await passkeysOf(db, person.id)
    const ways = { hasPasskeys: passkeys.length > 0, hasPassword: person.password !== null, email: person.email }
    return confirmScreen(edition, ways, again)
  }

  const password: SecurityStep = async (visit) => {
    const { person, address } = visit
    if (!visit.posted) return { kind: 'step', step: 'confirm' }
    const typed = field(visit, 'password')
    if (typed === '') return refused(await screen(visit, { problems: { password: 'Type your password.' } }))
    const here = await consumeLimit(db, limits.identity.passwords, address, now())
    const tried = here.ok ? await consumeLimit(db, limits.identity.confirmationsOf, person.id, now()) : here
    if (!tried.ok) return refused(await screen(visit, { problem: tryLater(tried.retryAfterSeconds) }))
    if (!(await isPassword(typed, person.password)))
      return refused(
        await screen(visit, { problems: { password: 'That isn’t your password. Try again, or have a code sent.' } }),
      )
    return halfConfirmed(visit, now())
  }

  const letter: SecurityStep = async (visit) => {
    const { person, edition, session, address, state } = visit
    if (!visit.posted) return { kind: 'step', step: 'confirm' }
    const asked = await askProof(services, {
      purpose: 'confirm',
      email: person.email,
      edition,
      askedBy: session.uid,
      linkPath: securityLetterPath,
      address,
      account: person.id,
    })
    if (asked.ok) return { kind: 'step', step: 'confirm-code', state: { ...state, confirmProof: asked.proof } }
    const { retryAfterSeconds } = asked
    return refused(
      await screen(visit, { problem: retryAfterSeconds === undefined ? tooManyLetters : tryLater(retryAfterSeconds) }),
    )
  }

  const code: SecurityStep = async (visit) => {
    const { person, edition, session, address, state } = visit
    const { confirmProof: proof } = state
    if (proof === undefined) return { kind: 'step', step: 'confirm' }
    if (!visit.posted) return shown(confirmCodeScreen(edition, person.email))
    const typed = { code: field(visit, 'code') }
    const tried = await consumeLimit(db, limits.identity.codes, address, now())
    if (!tried.ok)
      return refused(confirmCodeScreen(edition, person.email, { typed, problem: tryLater(tried.retryAfterSeconds) }))
    const taken = await takeByCode(
      services,
      { proof, askedBy: session.uid, code: readCode(typed.code) },
      async (_, { purpose, account }) => purpose === 'confirm' && account === person.id,
    )
    if (taken.ok && taken.answer) return halfConfirmed(visit, now())
    const problem = codeProblem(taken.ok ? 'over' : taken.reason)
    return refused(confirmCodeScreen(edition, person.email, { typed, problems: { code: problem } }))
  }

  const oneTimeCode: SecurityStep = async (visit) => {
    const { person, edition, state } = visit
    if (!isFresh(state.halfConfirmedAt, now())) return { kind: 'step', step: 'confirm' }
    if (!visit.posted) return shown(confirmOneTimeCodeScreen(edition))
    const typed = field(visit, 'code').trim()
    const problem = await typedSecondStep(services, person.id, typed)
    if (problem === undefined) return confirmed(visit, now())
    return refused(confirmOneTimeCodeScreen(edition, { typed: { code: typed }, problems: { code: problem } }))
  }

  const passkey: SecurityStep = async (visit) => {
    const { person, address, sent } = visit
    const tried = await consumeLimit(db, limits.identity.passkeys, address, now())
    if (!tried.ok) return { kind: 'json', body: { problem: tryLater(tried.retryAfterSeconds) } }
    if (typeof sent !== 'object' || sent === null) return { kind: 'json', body: { problem: unknownPasskey } }
    const response = sent as AuthenticationResponseJSON
    const signedIn = await signInByPasskey(services, { here: challengedBy(visit), response })
    if (signedIn?.account !== person.id) return { kind: 'json', body: { problem: unknownPasskey } }
    const done = signedIn.verifiedPerson ? confirmed(visit, now()) : halfConfirmed(visit, now())
    return { ...done, kind: 'script-step' }
  }

  return {
    confirm: async (visit) => shown(await screen(visit)),
    'confirm-password': password,
    'confirm-letter': letter,
    'confirm-code': code,
    'confirm-one-time-code': oneTimeCode,
    'confirm-passkey-options': async (visit) => ({
      kind: 'json',
      body: await signInOptions(services, challengedBy(visit)),
    }),
    'confirm-passkey': passkey,
  }
}
