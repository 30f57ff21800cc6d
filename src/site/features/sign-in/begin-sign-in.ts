import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { localeOf } from '../../../domain/edition/edition-code.ts'
import { randomKey } from '../../data/random-key.ts'
import { openClient } from './open-client.ts'

/** What the issuer shows first. */
export type FirstScreen = 'passkey' | 'letter' | 'sign-up'

export interface SignInAsked {
  readonly edition: EditionCode
  /** Where to go on afterwards. */
  readonly returnTo: string
  readonly screen?: FirstScreen
}

/** Leaves for the issuer. Rejects when it cannot be reached: the page stays as it is. */
export const beginSignIn = async ({ edition, returnTo, screen }: SignInAsked): Promise<void> => {
  const client = await openClient(edition)
  const { extraQueryParams } = client.settings
  const { url } = await client.createSigninRequest({
    state: { returnTo },
    nonce: randomKey(),
    ui_locales: localeOf(edition),
    extraQueryParams: { ...extraQueryParams, ...(screen !== undefined && { screen }) },
  })
  location.assign(url)
}
