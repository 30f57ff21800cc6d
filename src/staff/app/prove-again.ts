import { localeOf } from '../../domain/edition/edition-code.ts'
import { randomKey } from '../../site/data/random-key.ts'
import { ServerError } from '../../site/data/server-error.ts'
import { openClient } from '../../site/features/sign-in/open-client.ts'

const edition = 'en-au'

/** What was asked for wants somebody who has just shown who they are. */
export const mustProveAgain = (error: unknown): boolean =>
  error instanceof ServerError && JSON.stringify(error.result).includes('"RECENT_SIGN_IN_NEEDED"')

/** Leaves to be asked who one is, though one is signed in, and comes back to this address. Rejects where the issuer is out of reach. */
export const proveAgain = async (): Promise<void> => {
  const client = await openClient(edition)
  const { url } = await client.createSigninRequest({
    state: { returnTo: location.pathname + location.search },
    nonce: randomKey(),
    ui_locales: localeOf(edition),
    prompt: 'login',
    ...(client.settings.extraQueryParams && { extraQueryParams: client.settings.extraQueryParams }),
  })
  location.assign(url)
}
