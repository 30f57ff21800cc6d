import { describe, expect, it, vi } from 'vitest'
import { addCents, centsFromPrice } from '../../domain/money/money.ts'
import type { VerificationState } from '../intents/decide-verification.ts'
import { returnUrl } from '../test-bank.fake.ts'
import { browserScripts } from './browser-scripts.ts'
import { openPage, type PageSettings } from './open-page.fake.ts'
import { type Arrival, verifyPage } from './verify-page.ts'

const token = 't'.repeat(43)

const open = async (state: VerificationState, arrival: Arrival, settings: Partial<PageSettings> = {}) => {
  const intent = {
    ...{ id: 'pi_1', order: 'o', number: 'AU-10482-6', amount: centsFromPrice(2206), refunded: addCents(), token },
    ...({ state: 'verifying', declined: null, brand: 'Visa', last4: '3155' } as const),
  }
  const html = await verifyPage({
    ...{ verification: { intent, token, state, returnUrl }, merchant: 'Poolwright <b>Australia</b>' },
    ...{ basePath: '/sandbox-bank', theme: undefined, arrival },
  })
  const url = `http://pools.test/sandbox-bank/verify/pi_1?token=${token}`
  return openPage({ html: String(html), script: browserScripts.verify, url, ...settings })
}
const types = ({ said }: { said: { type: string }[] }) => said.map(({ type }) => type)

describe('the bank’s question in a frame', () => {
  it('says nothing is decided until it is', async () => {
    const page = await open('asked', 'opened')
    expect(types(page)).toEqual(['ready'])
    expect(page.said[0]?.to).toBe('http://pools.test')
    expect(page.document.body.textContent).toContain('Poolwright <b>Australia</b>')
  })

  it.each([
    ['approved', 'decided', 'verified'],
    ['approved', 'opened', 'verified'],
    ['refused', 'decided', 'refused'],
    ['asked', 'closed', 'closed'],
    ['dropped', 'opened', 'closed'],
  ] as const)('that was %s and is %s tells the shop: %s', async (state, arrival, outcome) => {
    const page = await open(state, arrival)
    expect(types(page)).toEqual(['ready', outcome])
    expect(page.replaced).toEqual([])
  })

  it.each([
    ['Approve', 'approve'],
    ['Refuse', 'refuse'],
    ['Close', 'close'],
  ])('is answered by a button, once: %s', async (words, decision) => {
    const next = `http://pools.test/sandbox-bank/verify/pi_1?token=${token}&after=decided`
    const fetch = vi.fn(async () => Object.defineProperty(new Response(), 'url', { value: next }))
    const page = await open('asked', 'opened', { fetch })
    page.press(words)
    page.press(words)
    await expect.poll(() => page.replaced).toEqual([next])
    expect(fetch).toHaveBeenCalledTimes(1)
    const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit]
    expect(new URL(url, 'http://pools.test').pathname).toBe('/sandbox-bank/verify/pi_1')
    expect(String(init.body)).toBe(`decision=${decision}`)
  })

  it('can be answered again when the bank was not reached', async () => {
    const fetch = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
    const page = await open('asked', 'opened', { fetch })
    page.press('Approve')
    await expect
      .poll(() => page.document.querySelector('#status')?.textContent)
      .toBe('We could not be reached. Try again.')
    page.press('Approve')
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('the bank’s question in a window of its own', () => {
  it.each([
    ['approved', 'decided', [returnUrl]],
    ['refused', 'decided', [returnUrl]],
    ['asked', 'closed', [returnUrl]],
    ['approved', 'opened', []],
    ['asked', 'opened', []],
  ] as const)('that was %s and is %s leads back only after an answer', async (state, arrival, expected) => {
    const page = await open(state, arrival, { isFramed: false })
    expect(page.replaced).toEqual(expected)
    expect(page.said).toEqual([])
  })
})
