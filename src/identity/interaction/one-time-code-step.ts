import type { IdentityServices } from '../identity-services.ts'
import { takeOneTimeCode } from '../second-factor/one-time-code.ts'
import { takeRecoveryCode } from '../second-factor/recovery-codes.ts'
import { oneTimeCodeScreen } from './screens.ts'
import { field, refused, type Step, shown } from './visit.ts'

/** The second step of those who want one: what the phone shows, or a code from paper. */
export const oneTimeCodeStep =
  ({ db, now }: IdentityServices): Step =>
  async (visit) => {
    const { uid, state } = visit
    const { account, way } = state
    if (account === undefined || way === undefined) return { kind: 'step', step: '', state: {} }
    if (!visit.posted) return shown(oneTimeCodeScreen(uid))
    const typed = field(visit, 'code').trim()
    const digits = typed.replaceAll(/[\s-]/g, '')
    const outcome = /^\d{6}$/.test(digits)
      ? await takeOneTimeCode(db, account, digits, now())
      : await takeRecoveryCode(db, account, typed, now())
    if (outcome.ok) return { kind: 'signed-in', account, way, isTwice: true }
    const problem =
      outcome.reason === 'try-later'
        ? 'Too many wrong codes. Wait ten minutes, then type the one that your phone shows then.'
        : 'That isn’t it. Wait for the next code on your phone and type that; each code works once. Is the phone’s clock right?'
    return refused(oneTimeCodeScreen(uid, { typed: { code: typed }, problems: { code: problem } }))
  }
