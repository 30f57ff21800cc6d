import type { EditionCode } from '../../../../domain/edition/edition-code.ts'
import { securityPath } from '../../../../domain/identity/identity-paths.ts'

/** Where signing in leads, by the query of the page it begins at: a word for a page, never an address. */
export const goingOn = (query: string, edition: EditionCode): { readonly lead: string; readonly returnTo: string } =>
  new URLSearchParams(query).get('to') === 'security'
    ? { lead: 'Then on to your passkeys and passwords.', returnTo: securityPath(edition) }
    : { lead: 'Orders, robots, warranties and litres, kept in one place.', returnTo: `/${edition}/account/` }
