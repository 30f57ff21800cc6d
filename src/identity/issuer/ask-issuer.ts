import type { Provider } from 'oidc-provider'
import { identityPath } from '../../domain/identity/identity-paths.ts'
import { askNode } from './node-handler.ts'

/** Carries what confirms signing out from the issuer to here. It never leaves. */
export const signOutHeader = 'poolwright-sign-out'

/** What was sent with the first request, and what was set by its answer. */
const cookiesAfter = (request: Request, answer: Response): string => {
  const pairs = [
    ...(request.headers.get('cookie')?.split('; ') ?? []),
    ...answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? ''),
  ]
  const kept = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair]))
  return [...kept.values()].join('; ')
}

/** Asks the library, which finds out by two addresses where it is mounted. */
export const createAskIssuer = (issuer: () => Promise<Provider>, publicUrl: string) => {
  const ask = async (request: Request): Promise<Response> => {
    const callback = (await issuer()).callback()
    return askNode(
      (incoming, outgoing) => {
        Object.assign(incoming, { originalUrl: incoming.url })
        incoming.url = incoming.url?.slice(identityPath.length) || '/'
        callback(incoming, outgoing)
      },
      request,
      publicUrl,
    )
  }

  /** Who brings the proof of their own sign-in has pressed the button already: they are not asked again. */
  return async (request: Request): Promise<Response> => {
    const answer = await ask(request)
    const confirm = answer.headers.get(signOutHeader)
    if (confirm === null) return answer
    return ask(
      new Request(`${publicUrl}${identityPath}/session/end/confirm`, {
        method: 'POST',
        headers: { cookie: cookiesAfter(request, answer), 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ xsrf: confirm, logout: 'yes' }),
      }),
    )
  }
}
