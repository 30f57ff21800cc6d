import { noFurtherSources } from '../config/allowed-sources.ts'
import { documentPolicy } from '../config/content-security-policy.ts'
import { resourcePolicyOf, securityHeaders } from '../config/security-headers.ts'

/** The security headers that our own server gives to every answer: hosts put theirs on files only. */
export const secured = (
  answer: Response,
  { pathname, https }: { readonly pathname: string; readonly https: boolean },
): Response => {
  const { headers } = answer
  // Addresses with secrets in them are told to fewer: an answer may say so itself.
  const keeps = (name: string) => name === 'referrer-policy' && headers.has(name)
  for (const [name, value] of Object.entries(securityHeaders({ https }))) if (!keeps(name)) headers.set(name, value)
  headers.set('cross-origin-resource-policy', resourcePolicyOf(pathname))
  const isDocument = headers.get('content-type')?.startsWith('text/html') ?? false
  if (isDocument && !headers.has('content-security-policy'))
    headers.set('content-security-policy', documentPolicy(noFurtherSources, { https }))
  return answer
}
