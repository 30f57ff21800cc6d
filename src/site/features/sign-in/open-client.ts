import { OidcClient, WebStorageStateStore } from 'oidc-client-ts'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { signedInPath, signedOutPath } from '../../../domain/identity/identity-paths.ts'
import { signInIssuer } from './sign-in-issuer.ts'

/** What goes to the issuer and comes back. */
export const openClient = async (edition: EditionCode): Promise<OidcClient> => {
  const { authority, clientId, audience } = await signInIssuer(location.origin)
  return new OidcClient({
    authority,
    client_id: clientId,
    redirect_uri: location.origin + signedInPath(edition),
    post_logout_redirect_uri: location.origin + signedOutPath(edition),
    scope: audience === undefined ? 'openid email profile' : 'openid email profile offline_access',
    response_type: 'code',
    // Issuers have one of these names for it.
    ...(audience !== undefined && { resource: audience, extraQueryParams: { audience } }),
    // In all tabs: a letter's link opens in another one.
    stateStore: new WebStorageStateStore({ store: localStorage, prefix: 'oidc.' }),
    staleStateAgeInSeconds: 7200,
    fetchRequestCredentials: 'omit',
    requestTimeoutInSeconds: 20,
  })
}
