import { limits } from '../../api/rate-limit/limits.ts'
import { consumeLimit } from '../../api/rate-limit/rate-limit.ts'
import { readEmail } from '../../domain/forms/checks/email-address.ts'
import type { IdentityServices } from '../identity-services.ts'
import { codeProblem, tooManyLetters } from '../interaction/letter-words.ts'
import { tryLater } from '../interaction/try-later.ts'
import { askProof } from '../proofs/ask-proof.ts'
import { readCode } from '../proofs/proof-code.ts'
import { type TakenProof, takeByCode } from '../proofs/take-proof.ts'
import { changeEmail, type EmailChange } from './change-email.ts'
import { emailCodeScreen, emailScreen } from './email-screens.ts'
import { securityLetterPath } from './security-address.ts'
import {
  field,
  refused,
  type SecurityOutcome,
  type SecurityStep,
  type SecurityVisit,
  shown,
  toOverview,
} from './security-visit.ts'

/** Said to whoever has proved that the mailbox is theirs, and to nobody else. */
const taken = 'There is an account for this address since a moment ago. Nothing was changed.'

/** What becomes of a code or a link that was brought for a new address. */
export const emailChanged = (
  { edition, state }: SecurityVisit,
  proof: TakenProof<EmailChange>,
  typed: string,
): SecurityOutcome => {
  if (proof.ok && proof.answer === 'changed') {
    const { emailProof: _, email: __, ...rest } = state
    return { ...toOverview, state: rest }
  }
  const isTaken = proof.ok && proof.answer === 'taken'
  const problem = isTaken ? taken : codeProblem(proof.ok ? 'over' : proof.reason)
  return refused(emailCodeScreen(edition, state.email ?? '', { typed: { code: typed }, problems: { code: problem } }))
}

/** Asking for a letter to a new address, which has to be theirs before it is. */
export const emailStep =
  (services: IdentityServices): SecurityStep =>
  async (visit) => {
    const { person, edition, session, address, state } = visit
    const screen = (again = {}) => emailScreen(edition, person.email, again)
    if (!visit.posted) return shown(screen({ typed: { email: state.next?.typed.email ?? state.email ?? '' } }))
    const typed = { email: field(visit, 'email') }
    const read = readEmail(typed.email)
    if (!read.ok) return refused(screen({ typed, problems: { email: read.message } }))
    const email = read.value.toLowerCase()
    if (email === person.email) return refused(screen({ typed, problems: { email: 'That is your address already.' } }))
    const asked = await askProof(services, {
      purpose: 'email-change',
      email,
      edition,
      askedBy: session.uid,
      linkPath: securityLetterPath,
      address,
      account: person.id,
    })
    if (asked.ok) return { kind: 'step', step: 'email-code', state: { ...state, emailProof: asked.proof, email } }
    const { retryAfterSeconds } = asked
    return refused(
      screen({ typed, problem: retryAfterSeconds === undefined ? tooManyLetters : tryLater(retryAfterSeconds) }),
    )
  }

/** It was asked for by somebody who had shown that it is them, a quarter of an hour ago at most. */
export const emailCodeStep =
  (services: IdentityServices): SecurityStep =>
  async (visit) => {
    const { edition, session, address, state } = visit
    const { emailProof: proof, email } = state
    if (proof === undefined || email === undefined) return toOverview
    if (!visit.posted) return shown(emailCodeScreen(edition, email))
    const typed = field(visit, 'code')
    const tried = await consumeLimit(services.db, limits.identity.codes, address, services.now())
    if (!tried.ok)
      return refused(
        emailCodeScreen(edition, email, { typed: { code: typed }, problem: tryLater(tried.retryAfterSeconds) }),
      )
    const brought = { proof, askedBy: session.uid, code: readCode(typed) }
    return emailChanged(visit, await takeByCode(services, brought, changeEmail(services, visit)), typed)
  }
