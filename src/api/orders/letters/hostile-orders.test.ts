import fc from 'fast-check'
import { LinkifyIt } from 'linkify-it'
import { describe, expect, it } from 'vitest'
import type { Order } from '../../../domain/orders/order.ts'
import { factsOf } from '../../mail/edition-facts.fake.ts'
import { wordsOfHtml } from '../../mail/letter/words-of-html.fake.ts'
import { detailsFor, letterKinds } from './letter-details.fake.ts'
import type { OrderLetterKind } from './letter-details.ts'
import { orderOf } from './order.fake.ts'
import { orderLetter } from './order-letter.ts'
import { typedWords } from './random-order.fake.ts'

const facts = factsOf('en-au')

// As eager as any mail client.
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true })
linkify.tlds('example', true)
const linksIn = (text: string): string[] => (linkify.match(text) ?? []).map(({ url }) => url).toSorted()

const typedBy = (words: string): Order => {
  const address = { street: words, suburb: words, state: 'NSW', postcode: '2229' }
  return orderOf({
    name: words,
    phone: words,
    notes: words,
    delivery: { kind: 'door', address, zone: 'metro' },
    billing: { name: words, address },
    card: { brand: words, last4: words },
  })
}

const lettersFor = (order: Order, kinds: readonly OrderLetterKind[] = letterKinds) =>
  kinds.map((kind) => orderLetter(kind, order, facts, detailsFor(order)[kind]))

// Everything that turns text round, hides in it or controls a terminal; line ends are allowed in the text part.
const unreadable = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?!\n)\p{Cc}/u

describe('what somebody typed into an order', () => {
  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', `' onmouseover='x`, '</style><b>'])(
    'stays words: %s',
    (words) => {
      for (const { html } of lettersFor(typedBy(words))) expect(html).not.toMatch(/<script|<img|<b>|onmouseover='/)
      expect(wordsOfHtml(orderLetter('paid', typedBy(words), facts, detailsFor(orderOf()).paid).html)).toContain(words)
    },
  )

  it.each(['Visit evil.example now', 'https://evil.example', 'Win at casino.com', 'A'.repeat(200)])(
    'is no name to greet or to send to: %s',
    (words) => {
      for (const { text, to } of lettersFor(typedBy(words))) {
        expect(text).toContain('\nHello,\n')
        expect(to.name).toBe('')
      }
    },
  )

  it('is never a link, a header or a way to hide, and breaks no letter', () => {
    const kinds = ['received', 'paid', 'shipped'] as const
    const ours = lettersFor(typedBy(''), kinds).map(({ text, html }) => [
      linksIn(text),
      html.match(/(?:href|src)="[^"]*"/g),
    ])
    fc.assert(
      fc.property(fc.array(typedWords, { minLength: 1, maxLength: 3 }), (parts) => {
        const letters = lettersFor(typedBy(parts.join(' ')), kinds)
        expect(letters.map(({ text, html }) => [linksIn(text), html.match(/(?:href|src)="[^"]*"/g)])).toEqual(ours)
        for (const { subject, html, text, to } of letters) {
          expect(`${subject}${html}${to.name}`).not.toMatch(unreadable)
          expect(`${subject}${to.name}`).not.toMatch(/[\r\n]/)
          expect(text).not.toMatch(unreadable)
          expect(text.isWellFormed() && html.isWellFormed()).toBe(true)
          expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(78)
        }
      }),
      { numRuns: 25 },
    )
  })
})
