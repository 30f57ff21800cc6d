import { keptSecret } from '../api/db/kept-secret.ts'
import { passkeyScriptPath } from '../domain/identity/identity-paths.ts'
import type { IdentityServices } from './identity-services.ts'
import { createInteractionPages } from './interaction/interaction-pages.ts'
import { createAskIssuer } from './issuer/ask-issuer.ts'
import { createIssuerPages, type DrawScreen } from './issuer/issuer-pages.ts'
import { createKeptIssuer } from './issuer/kept-issuer.ts'
import { siteClient } from './issuer/site-client.ts'

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
  let opening: Promise<ReturnType<typeof createInteractionPages>> | undefined
  const openPages = async () => {
    const services = { ...options, secret: await keptSecret(db, 'identity') }
    return createInteractionPages({ services, issuer, draw })
  }
  const interactionPages = () => {
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
      const page = await (await interactionPages())(request, caller)
      if (page !== undefined) return page
      return askIssuer(request)
    },
  }
}
