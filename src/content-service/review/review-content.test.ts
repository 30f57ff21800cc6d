import { beforeAll, expect, it } from 'vitest'
import { ownContent, withChange } from '../agreement/own-content.fake.ts'
import type { Content, FieldValues } from '../load/content.ts'
import { findDoubts, reviewContent } from './review-content.ts'

let content: Content
beforeAll(async () => {
  content = await ownContent()
})

const today = '2026-11-19'

const found = (id: string, change: (fields: FieldValues) => FieldValues, day = today): string[] =>
  findDoubts(withChange(content, id, change), 'content', day)
    .filter(({ file }) => file.includes(`/${id}.`))
    .map(({ kind, edition, field, reason }) => `${kind} ${edition} ${field}: ${reason}`)

it('finds nothing to contradict in the site’s own content, and says of each doubt which file to open', () => {
  const findings = reviewContent(content, 'content', today)
  expect(findings.filter(({ kind }) => kind === 'agreement')).toEqual([])
  for (const { file, line } of findings) expect(`${file}:${line}`).toMatch(/^content\/[a-z-]+\/[\w.-]+:\d+$/)
})

it('finds products without pictures, questions or a price', () => {
  expect(found('part-caddy', () => ({ images: [] }))).toContain('pictures en-au images: has no picture')
  expect(found('part-caddy', () => ({ price: 0 }))).toContain('price en-nz price: has no price')
  const asked = (of: Content) => findDoubts(of, 'content', today).filter(({ kind }) => kind === 'questions').length
  const unasked = [...(content.entriesOfType.get('faq') ?? [])].reduce(
    (all, { id }) => withChange(all, id, () => ({ products: [] })),
    content,
  )
  expect(asked(unasked)).toBeGreaterThan(asked(content))
})

it('finds what promotions give though it is not sold, and SKUs that nothing has', () => {
  const id = 'promotion-s100-summer-2026'
  expect(found(id, () => ({ terms: 'Also with PW-NONE-1 and PW-S100.' }))).toContain(
    'unknown-sku en-au terms: names PW-NONE-1, and nothing of that SKU is sold in en-au',
  )
  expect(found(id, () => ({ bonus: ['part-none'] }))).toContain(
    'unknown-sku en-au bonus: part-none is not sold in en-au',
  )
})

it('finds what is old: posts, questions nobody looked through, closures that are over, holidays that end', () => {
  expect(found('post-firmware-corner', () => ({ date: '2024-11-18' }))).toEqual([
    'old-post en-au date: is of 18 November 2024: is it still so?',
  ])
  expect(found('post-firmware-corner', () => ({ date: '2024-11-19' }))).toEqual([])
  expect(found('faq-pump-hours', () => ({ lastReviewed: '2025-11-18' }))).toEqual([
    'unreviewed en-au lastReviewed: was looked through on 18 November 2025, over a year ago',
  ])
  const dealer = 'dealer-corio-bay-pools'
  const closed = (to: string) => found(dealer, () => ({ closures: [{ from: '2026-11-10', to, note: 'x' }] }))
  expect(closed('2026-11-18')).toEqual([
    'past-closure en-au closures.0: was closed until 18 November 2026: take it out',
  ])
  expect(closed('2026-11-19')).toEqual([])
  const calendar = (last: string) => found('holidays-en-au', () => ({ holidays: [{ day: last, name: 'x' }] }))
  expect(calendar('2027-08-18')).toEqual([expect.stringContaining('holidays en-au holidays: ends on 18 August 2027')])
  expect(calendar('2027-08-19')).toEqual([])
})

it('finds dealers without an address of mail or hours', () => {
  expect(found('dealer-corio-bay-pools', () => ({ email: null, hours: null, services: ['sales'] }))).toEqual([
    'dealer en-au email: has no email address',
    'dealer en-au hours: has no opening hours',
  ])
})

it('finds a page that another edition has, where the pages beside it are', () => {
  const slugs = ['support/one', 'support/two', 'support/three']
  const pages = [...(content.entriesOfType.get('page') ?? [])].slice(0, 3)
  const changed = pages.reduce(
    (all, page, at) =>
      withChange(all, page.id, () => ({
        slug: slugs[at] ?? '',
        editions: at === 2 ? ['en-au'] : ['en-au', 'en-nz'],
      })),
    content,
  )
  const missing = findDoubts(changed, 'content', today).filter(({ reason }) => reason.includes('support/three'))
  expect(missing.map(({ edition, reason }) => [edition, reason])).toContainEqual([
    'en-nz',
    'en-au has support/three, and en-nz has only what stands beside it',
  ])
})
