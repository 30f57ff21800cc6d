import { recentSignInMinutes } from '../../domain/account/deletion.ts'
import type { people } from '../db/schema/people.ts'
import { ExpectedError } from '../expected-error.ts'

export type Person = typeof people.$inferSelect

/** Somebody who is signed in. */
export interface Viewer {
  readonly person: Person
  /** When they last said who they are, as far as the issuer tells. */
  readonly provedAt: Date
}

const signInAgain = (message: string, code: string): ExpectedError =>
  new ExpectedError(message, { code, status: 401, headers: { 'www-authenticate': 'Bearer' } })

export const notSignedIn = (): ExpectedError => signInAgain('Sign in to see this.', 'SIGN_IN_AGAIN')

export const signInOver = (): ExpectedError => signInAgain('Your sign-in has ended. Sign in again.', 'SIGN_IN_AGAIN')

/** For what a machine that was left alone for a while must not be used for. */
export const mustHaveProvedLately = ({ provedAt }: Pick<Viewer, 'provedAt'>, now: Date): void => {
  if (now.getTime() - provedAt.getTime() > recentSignInMinutes * 60_000)
    throw signInAgain('Sign in once more, so that we know it is you.', 'RECENT_SIGN_IN_NEEDED')
}

/** Of somebody whose dealer was taken off the list, or has gone from content. */
export const dealerNotListed = (): ExpectedError =>
  new ExpectedError(
    'Your shop isn’t listed as a dealer any more, so these pages are closed. Ring us if that’s a mistake.',
    {
      code: 'DEALER_NOT_LISTED',
      status: 403,
    },
  )

export const forbidden = (): ExpectedError =>
  new ExpectedError('Your account isn’t meant to do this.', { code: 'FORBIDDEN', status: 403 })
