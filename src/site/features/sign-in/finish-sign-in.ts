import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { storedSignIn } from '../../data/stored-sign-in.ts'
import { clockError } from './clock-error.ts'
import { keepSignIn } from './keep-sign-in.ts'
import { openClient } from './open-client.ts'
import { returnAddress } from './return-address.ts'

export type FinishedSignIn =
  /** `clockIsOff`: by how many minutes the device is ahead of the issuer, where that is more than anybody would call right. */
  | { readonly ok: true; readonly returnTo: string; readonly clockIsOff?: number }
  /**
   * `elsewhere`: not begun in this browser, or too long ago. `over`: what came back was used, is too old or was made up.
   */
  | { readonly ok: false; readonly reason: 'cancelled' | 'elsewhere' | 'over' | 'unreachable' }

const returnToIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined

const reasonOf = (error: unknown): 'cancelled' | 'over' | 'unreachable' => {
  if (error instanceof ErrorResponse) return error.error === 'access_denied' ? 'cancelled' : 'over'
  return error instanceof ErrorTimeout || error instanceof TypeError ? 'unreachable' : 'over'
}

/** Back from the issuer, at the address that it has sent the browser to. */
export const finishSignIn = async (address: string, edition: EditionCode): Promise<FinishedSignIn> => {
  const account = `/${edition}/account/`
  const client = await openClient(edition).catch(() => undefined)
  if (client === undefined) return { ok: false, reason: 'unreachable' }
  const known = await client.readSigninResponseState(address).catch(() => undefined)
  if (known === undefined) {
    // Loaded once more, by Back or Reload: it has been done.
    if (storedSignIn(() => localStorage)) return { ok: true, returnTo: account }
    return { ok: false, reason: 'elsewhere' }
  }
  try {
    const response = await client.processSigninResponse(address)
    const { authority, client_id } = client.settings
    const { iss, aud, iat } = response.profile
    if (iss !== authority || ![aud].flat().includes(client_id)) return { ok: false, reason: 'over' }
    keepSignIn(client.settings, response)
    const clockIsOff = clockError(iat, Date.now())
    const returnTo = returnAddress(returnToIn(response.userState), location.origin, account)
    return { ok: true, returnTo, ...(clockIsOff !== undefined && { clockIsOff }) }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}
