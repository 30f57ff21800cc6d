import type { IdentityServices } from '../identity-services.ts'
import { confirmSteps } from './confirm-steps.ts'
import { emailCodeStep, emailStep } from './email-steps.ts'
import { letterLinkStep } from './letter-link-step.ts'
import { oneTimeCodeSteps } from './one-time-code-steps.ts'
import { overviewStep } from './overview-step.ts'
import { passkeyChangeSteps } from './passkey-steps.ts'
import { passwordChangeSteps } from './password-change-steps.ts'
import { placeSteps } from './place-steps.ts'
import type { SecurityStep } from './security-visit.ts'

interface KnownStep {
  readonly take: SecurityStep
  /** Open to those only who have shown lately that it is them. */
  readonly isChange: boolean
}

/** Asked by a script, which sends JSON or nothing and is answered with JSON. */
export const sentByScript = new Set(['confirm-passkey', 'keep-passkey'])
export const readByScript = new Set(['confirm-passkey-options', 'add-passkey-options'])

/** All pages about what keeps an account safe, by the end of their address. */
export const securitySteps = (services: IdentityServices): ReadonlyMap<string, KnownStep> => {
  const open = {
    '': overviewStep(services),
    ...confirmSteps(services),
    'email-code': emailCodeStep(services),
    letter: letterLinkStep(services),
  }
  const changes = {
    ...passkeyChangeSteps(services),
    ...placeSteps(services),
    ...oneTimeCodeSteps(services),
    ...passwordChangeSteps(services),
    email: emailStep(services),
  }
  return new Map<string, KnownStep>([
    ...Object.entries(open).map(([step, take]) => [step, { take, isChange: false }] as const),
    ...Object.entries(changes).map(([step, take]) => [step, { take, isChange: true }] as const),
  ])
}
