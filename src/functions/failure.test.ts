import { expect, it } from 'vitest'
import { failure, newReference } from './failure.ts'

it('gives every failure a reference of its own that can be read out', () => {
  const references = Array.from({ length: 200 }, newReference)
  expect(new Set(references).size).toBe(200)
  for (const reference of references) expect(reference).toMatch(/^[2-9BCDFGHJKMNPQRTVWXZ]{8}$/)
})

it('shows a person a plain page with the reference, in the language of the edition', async () => {
  const page = failure('/en-nz/about-us/', 'text/html', 'BCDF2345')
  expect(page.status).toBe(500)
  expect(await page.text()).toMatch(/<html lang="en-NZ">[\s\S]*<h1>[\s\S]*BCDF2345/)
})
