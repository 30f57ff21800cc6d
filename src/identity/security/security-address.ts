import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { identityPath } from '../../domain/identity/identity-paths.ts'

const securityRoot = `${identityPath}/security`

/** Of which of several things a page is: its name is the device's, and says nothing of anybody. */
export interface Which {
  readonly passkey?: string
}

/** The address of a page about what keeps an account safe, in an edition. The first has no name. */
export const securityStep = (edition: EditionCode, step: string, which: Which = {}): string =>
  `${securityRoot}${step === '' ? '' : `/${step}`}?${new URLSearchParams({ edition, ...which })}`

/** Where the link of a letter leads; its secret is put behind it. */
export const securityLetterPath = `${securityRoot}/letter/`

const address = new RegExp(`^${securityRoot}(?:/([a-z-]+))?(?:/([\\w-]{1,64}))?/?$`)

/** Undefined where the address is none of these. */
export const readSecurityAddress = (
  pathname: string,
): { readonly step: string; readonly rest?: string } | undefined => {
  const found = address.exec(pathname)
  if (found === null) return undefined
  const [, step = '', rest] = found
  return { step, ...(rest !== undefined && { rest }) }
}
