import type { IdentityServices } from '../identity-services.ts'
import { takeOneTimeCode } from '../second-factor/one-time-code.ts'
import { takeRecoveryCode } from '../second-factor/recovery-codes.ts'
import { oneTimeCodeScreen } from './screens.ts'
import { field, refused, type Step, shown } from './visit.ts'

/** What the phone shows, or a code from paper: what is wrong with it, or nothing once it is used up. */
export const typedSecondStep = async (
  { db, now }: Pick<IdentityServices, 'db' | 'now'>,
  account: string,
  typed: string,
): Promise<string | undefined> => {
  const digits = typed.replaceAll(/[\s-]/g, '')
  const outcome = /^\d{6}$/.test(digits)
    ? await takeOneTimeCode(db, account, digits, now())
    : await takeRecoveryCode(db, account, typed, now())
  if (outcome.ok) return undefined
  return outcome.reason === 'try-later'
    ? 'Too many wrong codes. Wait ten minutes, then type the one that your phone shows then.'
    : 'That isn’t it. Wait for the next code on your phone and type that; each code works once. Is the phone’s clock right?'
}

/** The second step of those who want one. */
export const oneTimeCodeStep =
  (services: IdentityServices): Step =>
  async (visit) => {
    const { uid, state } = visit
    const { account, way } = state
    if (account === undefined || way === undefined) return { kind: 'step', step: '', state: {} }
    if (!visit.posted) return shown(oneTimeCodeScreen(uid))
    const typed = field(visit, 'code').trim()
    const problem = await typedSecondStep(services, account, typed)
    if (problem === undefined)
      return state.wantsPassword
        ? { kind: 'step', step: 'new-password', state: { account, mayChoosePassword: true, isTwice: true } }
        : { kind: 'signed-in', account, way, isTwice: true }
    return refused(oneTimeCodeScreen(uid, { typed: { code: typed }, problems: { code: problem } }))
  }
