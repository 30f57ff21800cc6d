import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../api/db/database.ts'
import { identityAccounts } from '../../api/db/schema/identity-accounts.ts'
import { identityPasskeys } from '../../api/db/schema/identity-passkeys.ts'
import type { IdentityServices } from '../identity-services.ts'
import { isChallenge, makeChallenge } from './passkey-challenge.ts'

type Services = Pick<IdentityServices, 'db' | 'secret' | 'publicUrl' | 'now'>

/** More than anybody has devices; a list that ends. */
export const mostPasskeys = 20

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>
const rpId = (publicUrl: string): string => new URL(publicUrl).hostname

/** The device signs the challenge as bytes, and reports it as their base64url. */
const isOurs =
  ({ secret, now }: Services, purpose: string) =>
  (challenge: string) =>
    isChallenge(secret, purpose, Buffer.from(challenge, 'base64url').toString('utf8'), now())

export const passkeysOf = (db: Db, account: string) =>
  db.select().from(identityPasskeys).where(eq(identityPasskeys.account, account)).orderBy(asc(identityPasskeys.madeAt))

const transportsOf = ({ transports }: typeof identityPasskeys.$inferSelect) => transports as AuthenticatorTransport[]

/** What the browser asks a device for. `here` is the session that asks: no answer counts in another. */
export const registrationOptions = async (
  services: Services,
  { account, here }: { account: string; here: string },
): Promise<PublicKeyCredentialCreationOptionsJSON | undefined> => {
  const { db, secret, publicUrl, now } = services
  const [person] = await db.select().from(identityAccounts).where(eq(identityAccounts.id, account))
  if (!person) return undefined
  const known = await passkeysOf(db, account)
  if (known.length >= mostPasskeys) return undefined
  return generateRegistrationOptions({
    rpName: 'Poolwright',
    rpID: rpId(publicUrl),
    userID: bytesOf(account),
    userName: person.email,
    userDisplayName: person.name,
    challenge: bytesOf(makeChallenge(secret, `register\n${here}`, now())),
    // What the device is made by is nobody's business.
    attestationType: 'none',
    excludeCredentials: known.map((each) => ({ id: each.id, transports: transportsOf(each) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
}

/** Keeps what the device has made. False where it proves nothing, or is somebody's already. */
export const addPasskey = async (
  services: Services,
  unit: Db,
  {
    account,
    here,
    name,
    response,
  }: { account: string; here: string; name: string; response: RegistrationResponseJSON },
): Promise<boolean> => {
  const { publicUrl, now } = services
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: isOurs(services, `register\n${here}`),
    expectedOrigin: publicUrl,
    expectedRPID: rpId(publicUrl),
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) return false
  const { credential, credentialBackedUp } = verified.registrationInfo
  const added = await unit
    .insert(identityPasskeys)
    .values({
      id: credential.id,
      account,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      synced: credentialBackedUp,
      name,
      madeAt: now(),
    })
    .onConflictDoNothing()
    .returning({ id: identityPasskeys.id })
  return added.length > 0
}

/** Names no passkey: the device knows whose it has for us, and we say to nobody who has one. */
export const signInOptions = (
  { secret, publicUrl, now }: Services,
  here: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({
    rpID: rpId(publicUrl),
    challenge: bytesOf(makeChallenge(secret, `sign-in\n${here}`, now())),
    userVerification: 'preferred',
  })

export interface PasskeySignIn {
  readonly account: string
  /** By finger, face or PIN: then nothing else has to be asked for. */
  readonly verifiedPerson: boolean
}

/** Whose passkey has signed what was asked for here. A key that counts, and has counted back, is a copy. */
export const signInByPasskey = async (
  services: Services,
  { here, response }: { here: string; response: AuthenticationResponseJSON },
): Promise<PasskeySignIn | undefined> => {
  const { db, publicUrl, now } = services
  const [passkey] = await db
    .select()
    .from(identityPasskeys)
    .where(eq(identityPasskeys.id, String(response.id)))
  if (!passkey) return undefined
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: isOurs(services, `sign-in\n${here}`),
    expectedOrigin: publicUrl,
    expectedRPID: rpId(publicUrl),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: transportsOf(passkey),
    },
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { newCounter, userVerified, credentialBackedUp } = verified.authenticationInfo
  const isNewer = or(
    lt(identityPasskeys.counter, newCounter),
    and(eq(identityPasskeys.counter, 0), sql`${newCounter}::bigint = 0`),
  )
  const [used] = await db
    .update(identityPasskeys)
    .set({ counter: newCounter, synced: credentialBackedUp, usedAt: now() })
    .where(and(eq(identityPasskeys.id, passkey.id), isNewer))
    .returning({ id: identityPasskeys.id })
  return used && { account: passkey.account, verifiedPerson: userVerified }
}

/** False where it is not theirs. */
export const removePasskey = async (unit: Db, account: string, id: string): Promise<boolean> => {
  const gone = await unit
    .delete(identityPasskeys)
    .where(and(eq(identityPasskeys.account, account), eq(identityPasskeys.id, id)))
    .returning({ id: identityPasskeys.id })
  return gone.length > 0
}
