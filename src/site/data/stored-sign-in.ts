import { parseJson } from '../state/parse-json.ts'

// oidc-client-ts keeps the signed-in user under `oidc.user:<authority>:<client id>`.
const prefix = 'oidc.user:'

const tokenIn = (entry: unknown): string | null => {
  if (typeof entry !== 'object' || entry === null || !('access_token' in entry)) return null
  const token = entry.access_token
  // Anything else could not be sent as a header.
  return typeof token === 'string' && /^[\x21-\x7e]+$/.test(token) ? token : null
}

/** The access token of whoever is signed in, from the identity provider's entry; null when nobody is. */
export const storedAccessToken = (area: () => Storage): string | null => {
  try {
    const storage = area()
    for (let index = 0; index < storage.length; index += 1) {
      const key = storage.key(index)
      const token = key?.startsWith(prefix) ? tokenIn(parseJson(storage.getItem(key))) : null
      if (token) return token
    }
    return null
  } catch {
    return null
  }
}

/** Signs out on this device: the identity provider's entries go, whatever state they are in. */
export const forgetSignIn = (area: () => Storage): void => {
  try {
    const storage = area()
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  } catch {
    // Storage that cannot be read holds no sign-in either.
  }
}
