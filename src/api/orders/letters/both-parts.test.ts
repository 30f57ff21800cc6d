import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../../../domain/money/money.ts'
import { factsOf } from '../../mail/edition-facts.fake.ts'
import { expectSameWords, wordsOfBody, wordsOfText } from '../../mail/letter/both-parts.fake.ts'
import { wordsOfHtml } from '../../mail/letter/words-of-html.fake.ts'
import { detailsFor, letterKinds } from './letter-details.fake.ts'
import { lineOf, orderOf, pickUpOrder } from './order.fake.ts'
import { orderLetter } from './order-letter.ts'
import { aud } from './phrases/aud.ts'
import { randomOrder } from './random-order.fake.ts'

const facts = factsOf('en-au')

const fifty = Array.from({ length: 50 }, (_, at) =>
  lineOf({ sku: `PW-${at}`, name: `Part number ${at}, long`, quantity: 3 }),
)

describe.each(letterKinds)('a letter “%s”', (kind) => {
  const orders = { door: orderOf(), 'pick-up': pickUpOrder(), 'fifty lines': orderOf({ lines: fifty }) }

  it.each(Object.entries(orders))('says the same words in the same order in both parts: %s', (_, order) => {
    expectSameWords(orderLetter(kind, order, facts, detailsFor(order)[kind]))
  })

  it('is tidy', () => {
    const { subject, html, text } = orderLetter(kind, orderOf(), facts, detailsFor(orderOf())[kind])
    for (const part of [subject, wordsOfHtml(html), text]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object/)
      expect(part).not.toMatch(/!|[Pp]lease|[Ss]orry/)
    }
    expect(html).not.toMatch(/<script|<link|<img/)
    expect(subject.length).toBeLessThanOrEqual(78)
    expect(text.split('\n').filter((line) => line.length > 78)).toEqual([])
  })

  it('leads in HTML to where the text leads', () => {
    const { html, text } = orderLetter(kind, orderOf(), facts, detailsFor(orderOf())[kind])
    const inHtml = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    const inText = text.match(/https?:\/\/\S+/g)
    expect(inHtml).toEqual(inText)
  })
})

describe('pictures', () => {
  const pictureOf = () => 'https://pools.example/pictures/dolphin.jpg'

  it('have a size, and no words of their own', () => {
    const { html } = orderLetter('shipped', orderOf(), facts, { ...detailsFor(orderOf()).shipped, pictureOf })
    expect(html.match(/<img [^>]*>/g)).toHaveLength(3)
    for (const picture of html.match(/<img [^>]*>/g) ?? []) expect(picture).toMatch(/width="76".*height="62".*alt=""/)
  })

  it('come from a web server or not at all', () => {
    for (const address of ['javascript:alert(1)', 'data:image/png;base64,AA', '/relative.jpg', '']) {
      const details = { ...detailsFor(orderOf()).shipped, pictureOf: () => address }
      expect(orderLetter('shipped', orderOf(), facts, details).html).not.toContain('<img')
    }
  })
})

it('is short enough not to be clipped, with fifty lines and their pictures', () => {
  const order = orderOf({ lines: fifty.map((line) => ({ ...line, off: cents(1) })), off: cents(50), code: 'TENOFF' })
  const pictureOf = () => `https://pools.example/pictures/${'a'.repeat(60)}.jpg`
  const { html } = orderLetter('paid', order, facts, { ...detailsFor(order).paid, pictureOf })
  expect(Buffer.byteLength(html)).toBeLessThan(100_000)
})

describe('any order', () => {
  it('has its sums in its letters, in both parts', () => {
    fc.assert(
      fc.property(randomOrder(12), fc.constantFrom(...letterKinds), (order, kind) => {
        const message = orderLetter(kind, order, facts, detailsFor(order)[kind])
        // Without spaces: the text part cuts words that fit no line.
        expect(wordsOfBody(message.html).join('')).toBe(wordsOfText(message.text).join(''))
        if (!['paid', 'received', 'cancelled', 'refunded', 'expired-charge'].includes(kind)) return
        expect(message.text).toContain(`: ${aud(order.total)}\n`)
        expect(message.text).toContain(`GST included: ${aud(order.gst)}\n`)
      }),
      { numRuns: 40 },
    )
  })
})
