import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filledIn } from '../../../domain/text/placeholders.ts'
import { factsOf } from '../../mail/edition-facts.fake.ts'
import { detailsFor, letterKinds } from './letter-details.fake.ts'
import { orderOf, pickUpOrder } from './order.fake.ts'
import { orderLetter } from './order-letter.ts'

const facts = factsOf('en-au')
/** What the letters of these tests are told; the pages name the same by their placeholders. */
const terms = { returnDays: '30', refundDaysInWords: 'five', keptDays: '14' }
const read = (path: string): string => readFileSync(new URL(`../../../../content/${path}`, import.meta.url), 'utf8')

/** What the shop promises where everybody can read it. */
const published = [
  'pages/page-shipping-and-returns.yaml',
  'pages/page-warranty.yaml',
  'pages/page-shop-checkout-complete.yaml',
  'pages/page-support-registration.yaml',
  'faqs/faq-pick-up.md',
]
  .map((path) => filledIn(read(path), terms))
  .join(' ')
  .toLowerCase()

const faulty = { ...detailsFor(orderOf())['return-started'] }
const letters = [
  ...letterKinds.flatMap((kind) =>
    [orderOf(), pickUpOrder()].map((order) => orderLetter(kind, order, facts, detailsFor(order)[kind])),
  ),
  orderLetter('return-started', orderOf(), facts, { ...faulty, return: { ...faulty.return, why: { kind: 'fault' } } }),
]

describe('a letter about an order', () => {
  it('names no time that the shop does not name itself', () => {
    for (const { text } of letters) {
      const times = text.replaceAll(/\s+/g, ' ').match(/\w+ (?:business |working )?(?:days|minutes|hours)\b/g) ?? []
      for (const time of times) expect(published).toContain(time.toLowerCase())
    }
  })

  it('leads to pages that the edition has', () => {
    const paths = letters.flatMap(({ text }) => text.match(/(?<=pools\.example\/en-au\/)[a-z/-]+(?=\/\s)/g) ?? [])
    expect(new Set(paths).size).toBeGreaterThan(3)
    for (const path of new Set(paths)) expect(read(`pages/page-${path.replaceAll('/', '-')}.yaml`)).toContain('en-au')
  })
})
