import type { Person } from '../../account/viewer.ts'
import { type Dealership, dealershipOf } from '../../dealer-area/dealership.ts'
import type { limits } from '../../rate-limit/limits.ts'
import { consumeAccountLimit } from '../account/account-rate-limit.ts'
import { orUnavailable } from '../or-unavailable.ts'
import type { SiteContext } from '../site-context.ts'

interface Ours {
  readonly person: Person
  readonly dealership: Dealership
  readonly services: SiteContext['services']
  readonly now: Date
}

/** Answers somebody of a dealer, about that dealer: which it is, their own row says, and no argument. */
export const ours = <Answer>(context: SiteContext, work: (ours: Ours) => Promise<Answer>): Promise<Answer> =>
  orUnavailable(async () => {
    const { person } = await context.viewer()
    return work({ person, dealership: dealershipOf(person), services: context.services, now: context.now() })
  })

/** The same for what changes something, so many times at most. */
export const changeOurs = <Answer>(
  context: SiteContext,
  limit: Extract<keyof typeof limits.account, 'changes' | 'dealerLetters'>,
  work: (ours: Ours) => Promise<Answer>,
): Promise<Answer> =>
  ours(context, async (given) => {
    await consumeAccountLimit(context, limit, given.person.id)
    return work(given)
  })
