import { type EditionCode, localeOf } from '../../domain/edition/edition-code.ts'
import { identityPath, signedOutPath } from '../../domain/identity/identity-paths.ts'
import { siteClientId } from '../../domain/identity/site-client-id.ts'

/** Where somebody signs out of the browser they are in: asked once more, then back on the site. */
export const endSessionAddress = (publicUrl: string, edition: EditionCode): string =>
  `${identityPath}/session/end?${new URLSearchParams({
    client_id: siteClientId,
    post_logout_redirect_uri: `${publicUrl}${signedOutPath(edition)}`,
    ui_locales: localeOf(edition),
  })}`
