import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acknowledgement } from './acknowledgement/acknowledgement.ts'
import { wordsOfHtml } from './letter/words-of-html.fake.ts'
import { receivedOf } from './received-form.fake.ts'
import { staffNotification } from './staff-notification.ts'

const lettersFor = (words: string) => {
  const received = receivedOf('book-a-demo', 'en-au', {
    sender: { name: words, email: 'a@pond.example', phone: words },
    place: words,
    about: words,
    lines: [{ field: 'notes', label: 'Notes', value: words }],
  })
  return {
    /** To whom it may concern: nobody has verified the address. */
    toStranger: acknowledgement(received),
    toOurOwn: [staffNotification(received)],
  }
}

const allFor = (words: string) => {
  const { toStranger, toOurOwn } = lettersFor(words)
  return [toStranger, ...toOurOwn]
}

// Everything that turns text round, hides in it or controls a terminal; line ends are allowed in the text part.
const unreadable = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?!\n)\p{Cc}/u

describe('what a visitor typed', () => {
  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    `' onmouseover='x`,
    '</style><b>',
    '&lt;b&gt;',
  ])('stays words in HTML: %s', (words) => {
    const { toStranger, toOurOwn } = lettersFor(words)
    for (const { html, text } of toOurOwn) {
      expect(html).not.toMatch(/<script|<img|<b>|onmouseover='/)
      expect(html).not.toContain(words)
      expect(wordsOfHtml(html)).toContain(words)
      expect(text).toContain(words)
    }
    expect(`${wordsOfHtml(toStranger.html)} ${toStranger.html} ${toStranger.text}`).not.toContain(words)
  })

  it('cannot turn text round, hide in it or ring a bell', () => {
    const words = 'Ana \u202eevil\u2066 \u200bhid\u0007den\u0000 \u001b[31mred'
    for (const { subject, html, text } of allFor(words))
      for (const part of [subject, html, text]) expect(part).not.toMatch(unreadable)
    for (const { text } of lettersFor(words).toOurOwn) expect(text).toContain('Ana evil hidden [31mred')
  })

  it('cannot start a header from the subject', () => {
    for (const { subject } of allFor('Ana\r\nBcc: everybody@pond.example')) expect(subject).not.toMatch(/[\r\n]/)
  })

  it('is not greeted by when it looks like an advertisement', () => {
    const greetingOf = (name: string): string | undefined =>
      acknowledgement(receivedOf('contact', 'en-au', { sender: { name, email: 'a@pond.example' } })).text.split('\n')[3]
    expect(greetingOf('Ana Whaanga-O’Brien Jr.')).toBe('Hello Ana Whaanga-O’Brien Jr.,')
    expect(greetingOf('Win money at https://cheap.example')).toBe('Hello,')
    expect(greetingOf('cheap.example has it')).toBe('Hello,')
    expect(greetingOf('A'.repeat(200))).toBe('Hello,')
    expect(greetingOf(' \n ')).toBe('Hello,')
  })

  it('never breaks a letter, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (words) => {
        for (const { subject, html, text } of allFor(words)) {
          expect(subject.length).toBeLessThanOrEqual(78)
          expect(subject.isWellFormed() && html.isWellFormed() && text.isWellFormed()).toBe(true)
          expect(`${subject}${html}`).not.toMatch(unreadable)
          expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(78)
        }
      }),
      { numRuns: 60 },
    )
  })
})
