import { describe, expect, it } from 'vitest'
import type { SiteServices } from '../functions/wiring/site-services.ts'
import { createTestSite } from './test-site.fake.ts'

/** The server over a function of the issuer that answers with these headers. */
const answeredWith = async (headers: Record<string, string>): Promise<Headers> => {
  const identity = { fetch: async () => new Response('A page', { headers }) }
  await using site = await createTestSite({ siteServices: Promise.resolve({ identity } as unknown as SiteServices) })
  const answer = await site.app.request('/identity/interaction/one/letter/secret')
  return answer.headers
}

describe('an answer', () => {
  it('that says to whom its address is told keeps that', async () => {
    const headers = await answeredWith({ 'referrer-policy': 'same-origin' })
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('x-frame-options')).toBe('DENY')
  })

  it('without a content security policy of its own is framed by nobody, whatever it says', async () => {
    const headers = await answeredWith({ 'x-frame-options': 'SAMEORIGIN' })
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })
})
