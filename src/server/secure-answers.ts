import type { MiddlewareHandler } from 'hono'
import { resourcePolicyOf, securityHeaders } from '../config/security-headers.ts'
import type { AnswerPolicy } from './answer-policy.ts'
import type { RequestScope } from './request-scope.ts'

/** Gives every answer its security headers, errors and redirects included. */
export const secureAnswers = (
  policyOf: AnswerPolicy,
  options: { readonly https: boolean },
): MiddlewareHandler<RequestScope> => {
  const always = Object.entries(securityHeaders(options))
  return async (context, next) => {
    await next()
    const { headers } = context.res
    // A 304 renews the headers of the stored page, so it carries the page's policy though it has no media type.
    const mediaType = headers.get('content-type') ?? context.get('mediaType') ?? ''
    const { pathname } = context.get('url')
    const policy =
      context.get('ownPolicy') ?? (await policyOf({ mediaType, pathname, document: context.get('document') }))
    if (policy) headers.set('content-security-policy', policy)
    // Addresses with secrets in them are told to fewer. Who has a policy of their own also says who may frame them.
    const keeps = ['referrer-policy', ...(context.get('ownPolicy') === undefined ? [] : ['x-frame-options'])]
    for (const [name, value] of always) if (!(keeps.includes(name) && headers.has(name))) headers.set(name, value)
    // The content service may know better who shows its pictures.
    if (!headers.has('cross-origin-resource-policy')) {
      headers.set('cross-origin-resource-policy', resourcePolicyOf(context.get('url').pathname))
    }
  }
}
