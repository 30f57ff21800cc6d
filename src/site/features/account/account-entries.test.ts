import { expect, it } from 'vitest'
import { accountEntries } from './account-entries.ts'

const labels = (entries: ReturnType<typeof accountEntries>) => entries.map(({ label }) => label)

it('has orders where there is a shop, and only there', () => {
  expect(labels(accountEntries({ code: 'en-au', shop: true }))).toContain('Orders')
  expect(labels(accountEntries({ code: 'en-nz', shop: false }))).not.toContain('Orders')
})

it('keeps to the edition, on pages of the issuer too', () => {
  const hrefs = accountEntries({ code: 'en-za', shop: false }).map(({ href }) => href)
  expect(hrefs.every((href) => href.includes('en-za'))).toBe(true)
  expect(hrefs.at(-1)).toBe('/identity/security?edition=en-za')
})
