import { expect, it } from 'vitest'
import { readOwnContent } from '../../content/site-content.fake.ts'
import { lives } from './part-lives.ts'

it('says it of parts that there are, and of each once', async () => {
  const slugs = (await readOwnContent()).flatMap(({ products }) => products.map(({ slug }) => slug))
  expect(lives.filter(({ slug }) => !slugs.includes(slug))).toEqual([])
  expect(new Set(lives.map(({ slug }) => slug)).size).toBe(lives.length)
})
