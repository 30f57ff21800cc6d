import type { Db } from '../db/database.ts'
import { unavailable } from '../expected-error.ts'
import type { TokenClaims } from '../graphql-function/verify-token.ts'
import type { IssuerPeople } from './issuer-people.ts'
import { findPerson, keepPerson } from './keep-person.ts'
import { signInOf } from './sign-in-of.ts'
import { notSignedIn, signInOver, type Viewer } from './viewer.ts'

/** Who asks, for what runs for one request. Found out once, and only where something wants to know. */
export interface AskedViewer {
  /** Throws where nobody is signed in. */
  viewer(): Promise<Viewer>
  /** Nobody too where the issuer cannot be asked: for what goes on without. */
  viewerOrNone(): Promise<Viewer | undefined>
}

interface Token {
  readonly claims: TokenClaims
  readonly text: string
}

const unreachable = Symbol('the issuer cannot be asked')

/** Finds the person whom a token is about, and keeps them the first time. */
const findViewer = async (
  db: Db,
  people: IssuerPeople,
  { claims, text }: Token,
  now: Date,
): Promise<Viewer | typeof unreachable> => {
  const { issuer, own } = people
  const [subject, signIn] = [claims.sub, signInOf(claims)]
  const found = await findPerson(db, { issuer, subject, signIn })
  const asked = await people.ask(claims, text, found?.known?.claimedAt)
  if (asked.state === 'signed-out') throw signInOver()
  const before = found?.known ? { person: found.person, provedAt: found.known.provedAt } : undefined
  if (asked.state === 'unreachable') return before ?? unreachable
  if (asked.state === 'unchanged') {
    if (before) return before
    throw new Error('An issuer that was never asked has said that nothing has changed')
  }
  const { person: details, provedAt } = asked
  const isAsBefore =
    before !== undefined && before.person.email === details.email && found?.known?.email === details.email
  if (isAsBefore && before.provedAt >= provedAt) return before
  const hold = own && ((unit: Db) => own.hold(unit, claims))
  return keepPerson(db, { issuer, subject, signIn, details, provedAt, ...(hold && { hold }) }, now)
}

export const askingOnce = (
  db: Db,
  people: IssuerPeople | undefined,
  token: Token | undefined,
  now: () => Date,
): AskedViewer => {
  let asked: ReturnType<typeof findViewer> | undefined
  const ask = async () => {
    if (people === undefined || token === undefined) return undefined
    asked ??= findViewer(db, people, token, now())
    return asked
  }
  return {
    async viewer() {
      const viewer = await ask()
      if (viewer === unreachable) throw unavailable()
      if (viewer === undefined) throw notSignedIn()
      return viewer
    },
    async viewerOrNone() {
      const viewer = await ask()
      return viewer === unreachable ? undefined : viewer
    },
  }
}

/** Where nobody can be signed in. */
export const nobody: AskedViewer = {
  viewer: async () => {
    throw notSignedIn()
  },
  viewerOrNone: async () => undefined,
}
