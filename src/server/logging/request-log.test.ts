import { expect, it } from 'vitest'
import { createTestSite } from '../test-site.fake.ts'

const secret = 'Zm9sbG93LXRoZS13aGl0ZS1yYWJiaXQ'

it.each([
  ['/identity/interaction/UID', '/identity/interaction/…'],
  ['/identity/interaction/UID/password', '/identity/interaction/…'],
  [`/identity/interaction/UID/letter/${secret}`, '/identity/interaction/…'],
  [`/identity/security/letter/${secret}`, '/identity/security/letter/…'],
  [`/identity/security/letter/${secret}/?edition=en-nz`, '/identity/security/letter/…'],
  [`/identity/security/email?passkey=${secret}`, '/identity/security/email'],
  [`/en-au/account/signed-in/?code=${secret}&state=UID`, '/en-au/account/signed-in/'],
  [`/identity/auth/UID`, '/identity/auth/…'],
])('%s stands in the log as %s: no secret of a letter, a code or a sign-in', async (address, logged) => {
  await using site = await createTestSite()
  await site.app.request(address)
  expect(site.log).toMatchObject([{ path: logged }])
  expect(JSON.stringify(site.log)).not.toMatch(new RegExp(`${secret}|UID`))
})
