import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { localeOf } from '../../../domain/edition/edition-code.ts'
import { signedOutPath } from '../../../domain/identity/identity-paths.ts'
import { storedSignIn } from '../../data/stored-sign-in.ts'
import { dropSignIn } from './keep-sign-in.ts'
import { openClient } from './open-client.ts'

const endAtIssuer = async (edition: EditionCode, idToken: string): Promise<string> => {
  const client = await openClient(edition)
  const { url } = await client.createSignoutRequest({
    id_token_hint: idToken,
    extraQueryParams: { ui_locales: localeOf(edition) },
  })
  return url
}

/**
 * Out on this device, in every tab and at the issuer. Here at once, whether the issuer can be reached or not: its own session ends
 * when it is asked next, and where it cannot be asked the page says so.
 */
export const signOut = async (edition: EditionCode): Promise<void> => {
  const idToken = storedSignIn(() => localStorage)?.entry.id_token
  dropSignIn()
  const here = signedOutPath(edition)
  const address = typeof idToken === 'string' ? await endAtIssuer(edition, idToken).catch(() => `${here}?alone`) : here
  location.assign(address)
}
