import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../../../domain/money/money.ts'
import { factsOf } from '../../mail/edition-facts.fake.ts'
import { wordsOfHtml } from '../../mail/letter/words-of-html.fake.ts'
import type { MailMessage } from '../../mail/mail-message.ts'
import { backInStockLetter } from './back-in-stock-letter.ts'
import { letterKinds, meansFor } from './letter-means.fake.ts'
import { lineOf, orderOf, pickUpOrder } from './order.fake.ts'
import { orderLetter } from './order-letter.ts'
import { aud } from './phrases/aud.ts'
import { randomOrder } from './random-order.fake.ts'

const facts = factsOf('en-au')

/** What is read, without what each part needs to be laid out: addresses, rules, numbers of steps, marks between words. */
const bare = (words: string): string[] =>
  words
    .replaceAll(/https?:\/\/\S+/g, ' ')
    .split(/[\s,:;=·≈.]+/)
    .filter((word) => word !== '')

const wordsOfText = (text: string): string[] =>
  bare(
    text
      .split('\n')
      .filter((line) => !/^(=+|-+ ?)$/.test(line))
      .map((line) => line.replace(/^\d\. /, ''))
      .join('\n'),
  )

/** The preheader is only shown in lists. */
const wordsOfBody = (html: string): string[] =>
  bare(wordsOfHtml(html.replace(/<div style="display:none[^>]*>.*?<\/div>/s, '')))

const expectSame = ({ html, text }: MailMessage): void => {
  expect(wordsOfBody(html).length).toBeGreaterThan(50)
  expect(wordsOfBody(html)).toEqual(wordsOfText(text))
}

const fifty = Array.from({ length: 50 }, (_, at) =>
  lineOf({ sku: `PW-${at}`, name: `Part number ${at}, long`, quantity: 3 }),
)

describe.each(letterKinds)('a letter “%s”', (kind) => {
  const orders = { door: orderOf(), 'pick-up': pickUpOrder(), 'fifty lines': orderOf({ lines: fifty }) }

  it.each(Object.entries(orders))('says the same words in the same order in both parts: %s', (_, order) => {
    expectSame(orderLetter(kind, order, facts, meansFor(order)[kind]))
  })

  it('is tidy', () => {
    const { subject, html, text } = orderLetter(kind, orderOf(), facts, meansFor(orderOf())[kind])
    for (const part of [subject, wordsOfHtml(html), text]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object/)
      expect(part).not.toMatch(/!|[Pp]lease|[Ss]orry/)
    }
    expect(html).not.toMatch(/<script|<link|<img/)
    expect(subject.length).toBeLessThanOrEqual(78)
    expect(text.split('\n').filter((line) => line.length > 78)).toEqual([])
  })

  it('leads in HTML to where the text leads', () => {
    const { html, text } = orderLetter(kind, orderOf(), facts, meansFor(orderOf())[kind])
    const inHtml = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    const inText = text.match(/https?:\/\/\S+/g)
    expect(inHtml).toEqual(inText)
  })
})

describe('the letter to whoever waited', () => {
  const wish = {
    id: 'wish-1',
    email: 'ana@pond.example',
    product: { name: 'Dolphin S 300i', price: cents(1899), url: 'https://pools.example/en-au/shop/dolphin-s300i/' },
  }
  const at = new Date('2026-11-17T09:00:00+11:00')

  it('says that it is there, and that this was the only letter', () => {
    const message = backInStockLetter(wish, facts, { at, timeZone: 'Australia/Sydney' })
    expectSame(message)
    expect(message.subject).toBe('Dolphin S 300i is back, Tuesday 17 November')
    const text = message.text.replaceAll(/\s+/g, ' ')
    expect(text).toContain('Since Tuesday 17 November it is, at A$1,899.00.')
    expect(text).toContain('This was the only letter')
    expect(text).not.toMatch(/Hello|hurry|last/i)
    expect(message.html.match(/class="act"/g)).toHaveLength(1)
  })

  it('is one letter to a wish', () => {
    const again = backInStockLetter({ ...wish, id: 'wish-2' }, facts, { at, timeZone: 'Australia/Sydney' })
    expect(again.messageId).not.toBe(backInStockLetter(wish, facts, { at, timeZone: 'Australia/Sydney' }).messageId)
  })

  it('keeps the date in its subject however long the name is', () => {
    const product = {
      ...wish.product,
      name: 'EcoClear variable-speed pump with a name that goes on and on and on and on',
    }
    expect(backInStockLetter({ ...wish, product }, facts, { at, timeZone: 'Australia/Sydney' }).subject).toMatch(
      /^Back since Tuesday 17 November: /,
    )
  })
})

describe('pictures', () => {
  const pictureOf = () => 'https://pools.example/pictures/dolphin.jpg'

  it('have a size, and no words of their own', () => {
    const { html } = orderLetter('shipped', orderOf(), facts, { ...meansFor(orderOf()).shipped, pictureOf })
    expect(html.match(/<img [^>]*>/g)).toHaveLength(3)
    for (const picture of html.match(/<img [^>]*>/g) ?? []) expect(picture).toMatch(/width="76".*height="62".*alt=""/)
  })

  it('come from a web server or not at all', () => {
    for (const address of ['javascript:alert(1)', 'data:image/png;base64,AA', '/relative.jpg', '']) {
      const means = { ...meansFor(orderOf()).shipped, pictureOf: () => address }
      expect(orderLetter('shipped', orderOf(), facts, means).html).not.toContain('<img')
    }
  })
})

it('is short enough not to be clipped, with fifty lines and their pictures', () => {
  const order = orderOf({ lines: fifty.map((line) => ({ ...line, off: cents(1) })), off: cents(50), code: 'TENOFF' })
  const pictureOf = () => `https://pools.example/pictures/${'a'.repeat(60)}.jpg`
  const { html } = orderLetter('paid', order, facts, { ...meansFor(order).paid, pictureOf })
  expect(Buffer.byteLength(html)).toBeLessThan(100_000)
})

describe('any order', () => {
  it('has its sums in its letters, in both parts', () => {
    fc.assert(
      fc.property(randomOrder(12), fc.constantFrom(...letterKinds), (order, kind) => {
        const message = orderLetter(kind, order, facts, meansFor(order)[kind])
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
