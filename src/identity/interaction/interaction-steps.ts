import type { IdentityServices } from '../identity-services.ts'
import { letterSteps } from './letter-steps.ts'
import { oneTimeCodeStep } from './one-time-code-step.ts'
import { passkeySteps } from './passkey-steps.ts'
import { newPasswordStep, signInSteps } from './password-steps.ts'
import type { Step } from './visit.ts'

/** All pages on which somebody says who they are, by the end of their address. */
export const interactionSteps = (services: IdentityServices): ReadonlyMap<string, Step> =>
  new Map<string, Step>(
    Object.entries({
      ...signInSteps(services),
      ...letterSteps(services),
      ...passkeySteps(services),
      'one-time-code': oneTimeCodeStep(services),
      'new-password': newPasswordStep(services),
    }),
  )
