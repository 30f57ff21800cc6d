import type { ClientMetadata } from 'oidc-provider'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { signedInPath, signedOutPath } from '../../domain/identity/identity-paths.ts'
import { siteClientId } from '../../domain/identity/site-client-id.ts'

/** The pages themselves: a public client, which proves by PKCE that who brings a code is who asked for it. */
export const siteClient = (publicUrl: string): ClientMetadata => ({
  client_id: siteClientId,
  client_name: 'Poolwright',
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: editionCodes.map((edition) => `${publicUrl}${signedInPath(edition)}`),
  post_logout_redirect_uris: editionCodes.map((edition) => `${publicUrl}${signedOutPath(edition)}`),
  id_token_signed_response_alg: 'ES256',
})
