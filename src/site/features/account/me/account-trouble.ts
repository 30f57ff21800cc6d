import * as v from 'valibot'
import { ServerError } from '../../../data/server-error.ts'
import { refusalWords } from '../../delivery/refusal-words.ts'

/** Why the account could not be read, or did not take what was sent. */
export type AccountTrouble = 'signed-out' | 'prove-again' | 'offline' | 'unreachable'

const coded = v.object({
  errors: v.array(v.object({ extensions: v.optional(v.object({ code: v.optional(v.string()) })) })),
})

const codesIn = (error: ServerError): (string | undefined)[] => {
  const { success, output } = v.safeParse(coded, error.result)
  return success ? output.errors.map(({ extensions }) => extensions?.code) : []
}

export const accountTrouble = (error: unknown, isOnline: boolean): AccountTrouble => {
  if (error instanceof ServerError) {
    const codes = codesIn(error)
    if (codes.includes('RECENT_SIGN_IN_NEEDED')) return 'prove-again'
    return error.statusCode === 401 || codes.includes('SIGN_IN_AGAIN') ? 'signed-out' : 'unreachable'
  }
  return isOnline ? 'unreachable' : 'offline'
}

const words: Record<AccountTrouble, string> = {
  'signed-out': 'You were signed out meanwhile. Sign in, then press once more: what you typed is still here.',
  'prove-again': 'Sign in once more, so that we know it’s you. Then press again.',
  offline: 'No connection. What you typed stays here; try again once you’re back online.',
  unreachable: 'We can’t be reached just now. What you typed stays here; try again in a moment.',
}

/** What to say of it where something was pressed. */
export const accountTroubleWords = (error: unknown, isOnline: boolean): string => {
  const trouble = accountTrouble(error, isOnline)
  return (trouble === 'unreachable' && refusalWords(error)) || words[trouble]
}
