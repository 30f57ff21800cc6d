import { ErrorResponse, type RefreshState } from 'oidc-client-ts'
import { defaultEdition } from '../../../domain/edition/edition-code.ts'
import { type StoredSignIn, storedSignIn } from '../../data/stored-sign-in.ts'
import { dropSignIn, keepSignIn } from './keep-sign-in.ts'
import { openClient } from './open-client.ts'

const textIn = (entry: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const value = entry[name]
  return typeof value === 'string' ? value : undefined
}

const stillHere = (token: string): StoredSignIn | undefined => {
  const stored = storedSignIn(() => localStorage)
  return stored?.token === token ? stored : undefined
}

const renew = async (token: string): Promise<void> => {
  const stored = stillHere(token)
  // Another tab has done it, or signed out.
  if (stored === undefined) return
  const { entry } = stored
  const refresh = textIn(entry, 'refresh_token')
  if (refresh === undefined) return dropSignIn()
  try {
    const client = await openClient(defaultEdition)
    const profile = (entry.profile ?? { sub: '' }) as RefreshState['profile']
    const state: RefreshState = {
      refresh_token: refresh,
      id_token: textIn(entry, 'id_token') ?? '',
      session_state: null,
      scope: textIn(entry, 'scope') ?? 'openid',
      profile,
    }
    const { resource } = client.settings
    // biome-ignore lint/correctness/useHookAtTopLevel: no hook, but what the library calls it
    const response = await client.useRefreshToken({ state, ...(resource !== undefined && { resource }) })
    // Who has signed out meanwhile stays out.
    if (stillHere(token)) keepSignIn(client.settings, response)
  } catch (error) {
    // The issuer has said no. Of anything else, such as a lost connection, nothing follows.
    if (error instanceof ErrorResponse && stillHere(token)) dropSignIn()
  }
}

/**
 * Puts a fresh token in the place of this one. In one tab at a time: a refresh token that comes twice ends the sign-in, because one of
 * the two must have stolen it.
 */
export const renewSignIn = (token: string): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('poolwright-sign-in', () => renew(token)) : renew(token)
