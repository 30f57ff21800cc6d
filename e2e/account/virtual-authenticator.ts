import type { BrowserContext, Page } from 'playwright-core'

/** A device of the browser's own making that keeps passkeys, in place of a finger, a face or a PIN. */
export const addAuthenticator = async (context: BrowserContext, page: Page) => {
  const client = await context.newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Takes the passkeys off the device. */
    clear: () => client.send('WebAuthn.clearCredentials', { authenticatorId }),
    credentials: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Whether somebody is there to touch it. */
    touch: (enabled: boolean) => client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}
