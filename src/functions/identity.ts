import { identityPath } from '../domain/identity/identity-paths.ts'
import { answerKindOf, plainAnswer } from './plain-answer.ts'
import type { SiteFunction } from './site-function.ts'
import type { SiteServices } from './wiring/site-services.ts'

/** Everything below this is the embedded issuer's. */
export const identityRoute = `${identityPath}/*`

/** Says who somebody is; not there where another issuer does. */
export const identity: SiteFunction<Pick<SiteServices, 'identity'>> = async (request, { address }, services) => {
  if (services.identity) return services.identity.fetch(request, address)
  const kind = answerKindOf(new URL(request.url).pathname, request.headers.get('accept'))
  return plainAnswer(kind, { status: 404, code: 'not_found', message: 'Signing in happens somewhere else.' })
}
