import { keptSecret } from '../api/db/kept-secret.ts'
import { passkeyScriptPath } from '../domain/identity/identity-paths.ts'
import type { IdentityServices } from './identity-services.ts'
import { createInteractionPages } from './interaction/interaction-pages.ts'
import { createAskIssuer } from './issuer/ask-issuer.ts'
import { createIssuerPages, type DrawScreen } from './issuer/issuer-pages.ts'
import { createKeptIssuer } from './issuer/kept-issuer.ts'
import { siteClient } from './issuer/site-client.ts'
import { createSecurityPages } from './security/security-pages.ts'

export interface IdentityOptions extends Omit<IdentityServices, 'secret'> {
  /** What access tokens are made out to. */
  readonly audience: string
  readonly draw: DrawScreen
  /** The script of pages on which a passkey can be used. */
  readonly passkeyScript: () => Promise<Response>
  readonly onError: (error: unknown) => void
}

/** The embedded issuer: everything below `/identity`. `caller` is who asks, as the connection says. */
export interface Identity {
  fetch(request: Request, caller: string): Promise<Response>
}

export const openIdentity = (options: IdentityOptions): Identity => {
  const { db, publicUrl, audience, draw, passkeyScript, onError, now } = options
  const issuer = createKeptIssuer({
    db,
    publicUrl,
    audience,
    clients: [siteClient(publicUrl)],
    pages: createIssuerPages(draw),
    onError,
    now,
  })
  const askIssuer = createAskIssuer(issuer, publicUrl)
  const openPages = async () => {
    const services = { ...options, secret: await keptSecret(db, 'identity') }
    const pages = { services, issuer, draw }
    return [createInteractionPages(pages), createSecurityPages(pages)]
  }
  let opening: ReturnType<typeof openPages> | undefined
  const ownPages = () => {
    opening ??= openPages().catch((error: unknown) => {
      // The database was away for a moment: that must not be the end of it.
      opening = undefined
      throw error
    })
    return opening
  }

  return {
    async fetch(request, caller) {
      const { pathname } = new URL(request.url)
      if (pathname === passkeyScriptPath) return passkeyScript()
      for (const page of await ownPages()) {
        const answer = await page(request, caller)
        if (answer !== undefined) return answer
      }
      return askIssuer(request)
    },
  }
}
