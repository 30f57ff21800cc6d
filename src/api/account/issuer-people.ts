import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Db } from '../db/database.ts'
import type { TokenClaims } from '../graphql-function/verify-token.ts'

/** What an issuer says of somebody whose token it has signed. */
export interface IssuerPerson {
  /** In small letters; empty where nobody has proved that it is theirs. */
  readonly email: string
  readonly name: string
  readonly edition: EditionCode
}

export type AskedIssuer =
  | { readonly state: 'known'; readonly person: IssuerPerson; readonly provedAt: Date }
  /** Asked lately: what we know is good enough. */
  | { readonly state: 'unchanged' }
  /** The token is good, but its sign-in is over. */
  | { readonly state: 'signed-out' }
  | { readonly state: 'unreachable' }

/** What keeps an account safe. */
export interface SecurityFacts {
  readonly passkeys: number
  /** Where somebody is signed in. */
  readonly places: number
  readonly hasPassword: boolean
  readonly hasOneTimeCodes: boolean
  readonly recoveryCodesLeft: number
}

/** For whoever wants to see all that is kept of them. */
export interface KeptByIssuer {
  readonly passkeys: readonly { name: string; madeAt: Date; usedAt: Date | null }[]
  readonly signIns: readonly { device: string; way: string; startedAt: Date; seenAt: Date }[]
}

/** Where somebody is signed in, as staff see it. `id` is none that tokens or sessions have: it opens nothing. */
export interface SignedInPlace {
  readonly id: string
  readonly device: string
  readonly way: string
  readonly startedAt: Date
  readonly seenAt: Date
}

/** What only an issuer that is ours can tell and do. */
export interface OwnIssuer {
  /** Whether the sign-in is still there, and nobody may remove it before the transaction is over. */
  hold(unit: Db, claims: TokenClaims): Promise<boolean>
  security(subject: string): Promise<SecurityFacts | undefined>
  kept(subject: string): Promise<KeptByIssuer>
  /** Where they are signed in now, where they were last comes first. */
  places(subject: string): Promise<readonly SignedInPlace[]>
  /** Signs them out at one of these, or everywhere. Says where, none where they were not. */
  endPlaces(unit: Db, subject: string, id?: string): Promise<readonly SignedInPlace[]>
  /** Removes account, passkeys, records and sign-ins, in the transaction in which the person goes. */
  remove(unit: Db, subject: string): Promise<void>
}

/** Who says who people are. */
export interface IssuerPeople {
  readonly issuer: string
  ask(claims: TokenClaims, token: string, lastAsked: Date | undefined): Promise<AskedIssuer>
  readonly own?: OwnIssuer
}
