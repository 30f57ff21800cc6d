import * as v from 'valibot'
import { ServerError } from '../../../data/server-error.ts'
import { siteData } from '../../../data/site-data.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import { createAccountStore } from '../../account/me/account-store.ts'
import { accountTrouble, accountTroubleWords } from '../../account/me/account-trouble.ts'
import { whoIsThere } from '../../account/me/who-is-there.ts'
import { answerIn } from '../../order/shop-trouble.ts'
import { askMyDealer } from '../operations/ask-my-dealer.ts'
import type { DealerHome } from '../operations/dealer-answers.ts'

const coded = v.object({
  errors: v.array(v.object({ extensions: v.optional(v.object({ code: v.optional(v.string()) })) })),
})

const isRefused = (error: unknown, code: 'FORBIDDEN' | 'DEALER_NOT_LISTED'): boolean => {
  if (!(error instanceof ServerError)) return false
  const { success, output } = v.safeParse(coded, error.result)
  return success && output.errors.some(({ extensions }) => extensions?.code === code)
}

/** Never from what was kept: what is a dealer's is asked for when it is looked at. */
export const askDealer = async <Answer, Given extends Readonly<Record<string, unknown>>>(
  question: Operation<Answer, Given>,
  given: NoInfer<Given>,
): Promise<Answer> => answerIn(await siteData.mutate(question, given))

/** Somebody who is signed in and belongs to no dealer. */
export const noDealer = Symbol('no dealer')

/** Somebody whose dealer is not one of ours any more. */
export const notListed = Symbol('a dealer that is not listed')

type NoHome = typeof noDealer | typeof notListed

const readDealer = async (): Promise<DealerHome | NoHome> => {
  try {
    return await askDealer(askMyDealer, {})
  } catch (error) {
    if (isRefused(error, 'FORBIDDEN')) return noDealer
    if (isRefused(error, 'DEALER_NOT_LISTED')) return notListed
    throw error
  }
}

/** What this visit knows of the dealer that whoever is signed in belongs to. */
export const dealer = createAccountStore<DealerHome | NoHome>({
  whoIsThere,
  ask: readDealer,
  troubleOf: (error) => accountTrouble(error, navigator.onLine),
  now: () => new Date(),
})

/** What to say where something could not be read or sent. */
export const dealerTroubleWords = (error: unknown): string => {
  if (accountTrouble(error, navigator.onLine) === 'signed-out') dealer.end()
  // What is on screen of a dealer goes with the listing.
  if (isRefused(error, 'DEALER_NOT_LISTED')) void dealer.load()
  return accountTroubleWords(error, navigator.onLine)
}
