import { parseJson } from '../state/parse-json.ts'

// oidc-client-ts keeps the signed-in user under `oidc.user:<authority>:<client id>`.
const prefix = 'oidc.user:'

/** Who is signed in on this device, as the identity provider's entry has it. */
export interface StoredSignIn {
  readonly key: string
  readonly token: string
  /** In seconds since 1970, by the clock of this device. */
  readonly expiresAt: number
  /** All of the entry, which other code wrote. */
  readonly entry: Readonly<Record<string, unknown>>
}

const signInOf = (key: string, entry: unknown): StoredSignIn | undefined => {
  if (typeof entry !== 'object' || entry === null || !('access_token' in entry)) return undefined
  const { access_token: token, expires_at: expiresAt }: Record<string, unknown> = { ...entry }
  // Anything else could not be sent as a header.
  if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token)) return undefined
  return {
    key,
    token,
    expiresAt: typeof expiresAt === 'number' ? expiresAt : Number.POSITIVE_INFINITY,
    entry: { ...entry },
  }
}

export const storedSignIn = (area: () => Storage): StoredSignIn | undefined => {
  try {
    const storage = area()
    for (let index = 0; index < storage.length; index += 1) {
      const key = storage.key(index)
      const found = key?.startsWith(prefix) ? signInOf(key, parseJson(storage.getItem(key))) : undefined
      if (found) return found
    }
  } catch {
    // Storage that cannot be read holds no sign-in either.
  }
  return undefined
}

/** The access token of whoever is signed in, from the identity provider's entry; null when nobody is. */
export const storedAccessToken = (area: () => Storage): string | null => storedSignIn(area)?.token ?? null

/** Signs out on this device: the identity provider's entries go, whatever state they are in. */
export const forgetSignIn = (area: () => Storage): void => {
  try {
    const storage = area()
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  } catch {
    // Storage that cannot be read holds no sign-in either.
  }
}
