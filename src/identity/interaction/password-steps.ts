import { eq } from 'drizzle-orm'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { readEmail } from '../../domain/forms/checks/email-address.ts'
import { setPassword } from '../accounts/change-credentials.ts'
import { tellPerson } from '../accounts/tell-person.ts'
import type { IdentityServices } from '../identity-services.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { passwordProblem } from '../passwords/password-problem.ts'
import { signInByPassword } from '../sign-in/sign-in-by-password.ts'
import { newPasswordScreen, passwordScreen, signInScreen } from './screens.ts'
import type { SignInState } from './sign-in-state.ts'
import { tryLater } from './try-later.ts'
import { field, refused, type Step, shown } from './visit.ts'

/** A letter that was sent to another address is not theirs to type the code of. */
const withEmail = (state: SignInState, email: string): SignInState => (state.email === email ? state : { email })

/** The page that everybody comes to first, and the password that may be typed on it. */
export const signInSteps = (services: IdentityServices): Record<'' | 'password', Step> => ({
  '': async ({ uid, state, wants }) =>
    shown(
      state.email === undefined
        ? signInScreen(uid, {}, wants === 'passkey')
        : signInScreen(uid, { typed: { email: state.email } }),
    ),

  async password(visit) {
    const { uid, address, device, posted, state } = visit
    if (!posted)
      return state.email === undefined
        ? { kind: 'step', step: '', state }
        : shown(passwordScreen(uid, { typed: { email: state.email } }))
    const typed = { email: field(visit, 'email') }
    const email = readEmail(typed.email)
    const wrongEmail = email.ok ? {} : { email: email.message }
    // Somebody who has typed the address alone is asked for the password on the next page: one that Back and Reload show again.
    if (!posted.has('password'))
      return email.ok
        ? { kind: 'step', step: 'password', state: withEmail(state, email.value.toLowerCase()) }
        : refused(signInScreen(uid, { typed, problems: wrongEmail }))
    const password = field(visit, 'password')
    const problems = {
      ...wrongEmail,
      ...(password === '' && { password: 'Type your password, or sign in another way.' }),
    }
    if (!email.ok || password === '') return refused(passwordScreen(uid, { typed, problems }))
    const tried = { email: email.value.toLowerCase(), password, address, ...(device !== undefined && { device }) }
    const outcome = await signInByPassword(services, tried)
    if (outcome.ok) return { kind: 'signed-in', account: outcome.account, way: 'password' }
    const problem = {
      wrong: 'That address and that password don’t go together. Try again, or have a code sent by email.',
      'by-letter': 'There were many wrong tries at this address. Have a code sent by email: it lets you in at once.',
      'try-later': outcome.reason === 'try-later' ? tryLater(outcome.retryAfterSeconds) : '',
    }[outcome.reason]
    return refused(passwordScreen(uid, { typed, problem }))
  },
})

/** The end of a password that was forgotten: they have shown who they are, and the old one works until now. */
export const newPasswordStep =
  (services: IdentityServices): Step =>
  async (visit) => {
    const { uid, state, edition } = visit
    const { db, now } = services
    if (state.account === undefined || !state.mayChoosePassword) return { kind: 'step', step: '', state: {} }
    const [account] = await db.select().from(identityAccounts).where(eq(identityAccounts.id, state.account))
    if (!account) return { kind: 'step', step: '', state: {} }
    if (!visit.posted) return shown(newPasswordScreen(uid))
    const password = field(visit, 'password')
    const problem = await passwordProblem(password, account)
    if (problem !== undefined) return refused(newPasswordScreen(uid, { problems: { password: problem } }))
    const hash = await hashPassword(password)
    await db.transaction(async (unit) => {
      await setPassword(unit, { account: account.id, hash, now: now() })
      await tellPerson(unit, services, {
        to: account.email,
        edition,
        notice: 'password-changed',
        device: visit.deviceName,
      })
    })
    return { kind: 'signed-in', account: account.id, way: 'letter', isTwice: state.isTwice ?? false }
  }
