import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { lineWords, listingWords } from './listing-words.ts'

const folder = new URL('../../../content/product-lines/', import.meta.url)

it('calls each product line as the content does', () => {
  const lines = globSync('line-*.yaml', { cwd: folder })
    .map((file): { slug?: string; name: string } => parse(readFileSync(new URL(file, folder), 'utf8')))
    .flatMap(({ slug, name }) => (slug === undefined ? [] : [{ slug, name }]))
  expect(lines.length).toBeGreaterThan(8)
  for (const { slug, name } of lines) expect(lineWords(slug)).toBe(name)
})

it('writes opening hours as times are written everywhere, a day a line', () => {
  const words = listingWords({ hours: { mon: '08:00-16:30', sat: '09:00-12:00' } }, 'hours').split('\n')
  expect(words[0]).toBe('Mon 8\u00a0am to 4.30\u00a0pm')
  expect(words[5]).toBe('Sat 9\u00a0am to noon')
  expect(words[6]).toBe('Sun closed')
})
