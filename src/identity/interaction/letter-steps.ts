import { believableName } from '../../api/mail/believable-name.ts'
import { limits } from '../../api/rate-limit/limits.ts'
import { consumeLimit } from '../../api/rate-limit/rate-limit.ts'
import { readEmail } from '../../domain/forms/checks/email-address.ts'
import { interactionPath } from '../../domain/identity/identity-paths.ts'
import type { ProofPurpose, SignUpDetails } from '../../domain/identity/mail-proof.ts'
import { provenAccount } from '../accounts/prove-account.ts'
import type { IdentityServices } from '../identity-services.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { passwordProblem } from '../passwords/password-problem.ts'
import { askProof } from '../proofs/ask-proof.ts'
import { readCode } from '../proofs/proof-code.ts'
import { proofOf, proofOfLink, type TakenProof, takeByCode, takeByLink, type WithProof } from '../proofs/take-proof.ts'
import { asksOneTimeCode } from '../second-factor/asks-one-time-code.ts'
import { codeProblem, tooManyLetters } from './letter-words.ts'
import { codeScreen, forgotScreen, linkScreen, signInScreen, signUpScreen } from './screens.ts'
import type { SignInState } from './sign-in-state.ts'
import { tryLater } from './try-later.ts'
import { field, refused, type Step, type StepOutcome, shown, type Visit } from './visit.ts'

type Steps = Record<'letter' | 'forgot' | 'sign-up' | 'code' | 'again', Step>

/** All that goes by a letter: signing up, signing in without a password, a password that was forgotten. */
export const letterSteps = (services: IdentityServices): Steps => {
  const { db, now } = services

  const send = async (
    { uid, edition, address }: Visit,
    purpose: ProofPurpose,
    email: string,
    signUp?: SignUpDetails,
  ): Promise<{ ok: true; state: SignInState } | { ok: false; problem: string }> => {
    const asked = await askProof(services, {
      purpose,
      email,
      edition,
      askedBy: uid,
      linkPath: `${interactionPath(uid)}/letter/`,
      address,
      ...(signUp && { signUp }),
    })
    if (asked.ok) return { ok: true, state: { proof: asked.proof, email, wantsPassword: purpose === 'reset' } }
    return {
      ok: false,
      problem: asked.retryAfterSeconds === undefined ? tooManyLetters : tryLater(asked.retryAfterSeconds),
    }
  }

  const askFor =
    (purpose: 'sign-in' | 'reset', screen: typeof forgotScreen): Step =>
    async (visit) => {
      const { uid, state } = visit
      if (!visit.posted) return shown(screen(uid, state.email === undefined ? {} : { typed: { email: state.email } }))
      const typed = { email: field(visit, 'email') }
      const email = readEmail(typed.email)
      if (!email.ok) return refused(screen(uid, { typed, problems: { email: email.message } }))
      const sent = await send(visit, purpose, email.value.toLowerCase())
      return sent.ok
        ? { kind: 'step', step: 'code', state: sent.state }
        : refused(screen(uid, { typed, problem: sent.problem }))
    }

  const signUp: Step = async (visit) => {
    const { uid } = visit
    if (!visit.posted) return shown(signUpScreen(uid))
    const typed = { name: field(visit, 'name').trim(), email: field(visit, 'email') }
    const password = field(visit, 'password')
    const email = readEmail(typed.email)
    const unfit = password === '' ? undefined : await passwordProblem(password, typed)
    const problems = {
      ...(believableName(typed.name) === '' && {
        name: typed.name === '' ? 'Enter your name.' : 'Enter a name of letters alone, 60 at most.',
      }),
      ...(!email.ok && { email: email.message }),
      ...(unfit !== undefined && { password: unfit }),
    }
    if (!email.ok || Object.keys(problems).length > 0) return refused(signUpScreen(uid, { typed, problems }))
    const hash = password === '' ? undefined : await hashPassword(password)
    const details = { name: believableName(typed.name), ...(hash !== undefined && { password: hash }) }
    const sent = await send(visit, 'sign-up', email.value.toLowerCase(), details)
    return sent.ok
      ? { kind: 'step', step: 'code', state: sent.state }
      : refused(signUpScreen(uid, { typed, problem: sent.problem }))
  }

  const prove: WithProof<string | undefined> = (unit, proof) => provenAccount(unit, proof, now())

  const toNewPassword = async (account: string): Promise<StepOutcome> =>
    (await asksOneTimeCode(db, account))
      ? { kind: 'step', step: 'one-time-code', state: { account, way: 'letter', wantsPassword: true } }
      : { kind: 'step', step: 'new-password', state: { account, mayChoosePassword: true } }

  const proved = async (
    { uid, state }: Visit,
    taken: TakenProof<string | undefined>,
    typed: string,
  ): Promise<StepOutcome> => {
    if (taken.ok && taken.answer !== undefined)
      return state.wantsPassword
        ? toNewPassword(taken.answer)
        : { kind: 'signed-in', account: taken.answer, way: 'letter' }
    const problem = codeProblem(taken.ok ? 'over' : taken.reason)
    return refused(codeScreen(uid, state.email ?? '', { typed: { code: typed }, problems: { code: problem } }))
  }

  const code: Step = async (visit) => {
    const { uid, state, address } = visit
    const { proof, email } = state
    if (proof === undefined || email === undefined) return { kind: 'step', step: '', state }
    if (!visit.posted) return shown(codeScreen(uid, email))
    const typed = field(visit, 'code')
    const tried = await consumeLimit(db, limits.identity.codes, address, now())
    if (!tried.ok)
      return refused(codeScreen(uid, email, { typed: { code: typed }, problem: tryLater(tried.retryAfterSeconds) }))
    return proved(visit, await takeByCode(services, { proof, askedBy: uid, code: readCode(typed) }, prove), typed)
  }

  /** By a link, in the browser that asked: opened it asks once more, posted it is used. */
  const byLink = async (visit: Visit, link: string): Promise<StepOutcome> => {
    const { uid, state } = visit
    if (visit.posted) return proved(visit, await takeByLink(services, { link, askedBy: uid }, prove), '')
    const found = await proofOfLink(services, link)
    if (found?.askedBy === uid) return shown(linkScreen(uid, link))
    return { kind: 'step', step: 'code', state }
  }

  return {
    letter: async (visit) =>
      visit.rest === undefined ? askFor('sign-in', signInScreen)(visit) : byLink(visit, visit.rest),
    forgot: askFor('reset', forgotScreen),
    'sign-up': signUp,
    code,
    /** Another letter for the same, with another code in it. */
    async again(visit) {
      const { uid, state } = visit
      const { proof, email, wantsPassword } = state
      if (proof === undefined || email === undefined || !visit.posted) return { kind: 'step', step: '', state }
      const before = await proofOf(db, proof)
      const purpose = wantsPassword ? 'reset' : (before?.purpose ?? 'sign-in')
      const sent = await send(visit, purpose, email, before?.signUp ?? undefined)
      return sent.ok
        ? { kind: 'step', step: 'code', state: sent.state }
        : refused(codeScreen(uid, email, { problem: sent.problem }))
    },
  }
}
