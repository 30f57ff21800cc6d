import { createHash } from 'node:crypto'

/** Where signing in begins at the issuer, as a client of another make would put it: our own needs scripts. */
export const issuerAddress = (origin: string, screen?: string): string => {
  const verifier = 'v'.repeat(43)
  const query = new URLSearchParams({
    client_id: 'poolwright-site',
    response_type: 'code',
    redirect_uri: `${origin}/en-au/account/signed-in/`,
    scope: 'openid email profile',
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: 'en-AU',
    ...(screen !== undefined && { screen }),
  })
  return `${origin}/identity/auth?${query}`
}
