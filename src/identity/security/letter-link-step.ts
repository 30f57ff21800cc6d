import type { IdentityServices } from '../identity-services.ts'
import { codeProblem } from '../interaction/letter-words.ts'
import { proofOfLink, takeByLink } from '../proofs/take-proof.ts'
import { changeEmail } from './change-email.ts'
import { confirmCodeScreen, letterLinkScreen } from './confirm-screens.ts'
import { halfConfirmed } from './confirm-steps.ts'
import { emailChanged } from './email-steps.ts'
import { refused, type SecurityStep, shown, toOverview } from './security-visit.ts'

/** The link of a letter, in the browser that asked for it: opened it asks once more, posted it does what its code does. */
export const letterLinkStep =
  (services: IdentityServices): SecurityStep =>
  async (visit) => {
    const { rest: link = '', edition, session, person } = visit
    const found = await proofOfLink(services, link)
    if (found?.askedBy !== session.uid || found.account !== person.id) return toOverview
    if (!visit.posted) return shown(letterLinkScreen(edition, link))
    const brought = { link, askedBy: session.uid }
    if (found.purpose === 'email-change')
      return emailChanged(visit, await takeByLink(services, brought, changeEmail(services, visit)), '')
    const taken = await takeByLink(services, brought, async (_, { purpose }) => purpose === 'confirm')
    if (taken.ok && taken.answer) return halfConfirmed(visit, services.now())
    return refused(confirmCodeScreen(edition, person.email, { problems: { code: codeProblem('over') } }))
  }
