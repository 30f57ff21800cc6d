import type { FinishedSignIn } from '../../../features/sign-in/finish-sign-in.ts'

export interface ArrivalWords {
  readonly title: string
  readonly lead: string
}

type Failed = Extract<FinishedSignIn, { ok: false }>['reason']

/** Why nobody is signed in, and what to do. */
export const arrivalWords: Readonly<Record<Failed, ArrivalWords>> = {
  cancelled: {
    title: 'You’re not signed in.',
    lead: 'It was cancelled, and nothing has changed.',
  },
  elsewhere: {
    title: 'That began somewhere else.',
    lead: 'Signing in ends in the browser it was begun in, within two hours. Begin again here.',
  },
  over: {
    title: 'That didn’t sign you in.',
    lead: 'What came back had been used, was too old or wasn’t meant for this browser. Nobody was signed in. Begin again.',
  },
  unreachable: {
    title: 'The connection was lost.',
    lead: 'You were nearly in. Once you’re online, sign in again; it’s quick this time.',
  },
}
