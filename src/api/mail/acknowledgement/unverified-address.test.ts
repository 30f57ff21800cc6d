import fc from 'fast-check'
import { LinkifyIt } from 'linkify-it'
import { describe, expect, it } from 'vitest'
import { editionCodes } from '../../../domain/edition/edition-code.ts'
import { formKinds } from '../../../domain/forms/form-kind.ts'
import { wordsOfHtml } from '../letter/words-of-html.fake.ts'
import { receivedOf } from '../received-form.fake.ts'
import { acknowledgement } from './acknowledgement.ts'

// As eager as any mail client: bare domains of any ending, addresses of machines, of people and of shares.
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true })
linkify.tlds('example', true).tlds('invalid', true)
const anyDomain = /[\p{L}\p{N}-]+[.。．｡]\p{L}{2,}/gu

const linksIn = (text: string): string[] =>
  [...(linkify.match(text) ?? []).map(({ url }) => url), ...(text.match(anyDomain) ?? [])].toSorted()

const label = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
const domain = fc
  .tuple(label, fc.constantFrom('example', 'com', 'co.nz', 'xn--p1ai', 'рф', 'zip', 'casino'))
  .map((parts) => parts.join('.'))
const bait = fc.oneof(
  domain,
  domain.map((name) => `https://${name}/a?b=c`),
  domain.map((name) => `//${name}`),
  domain.map((name) => `www.${name}`),
  domain.map((name) => `win@${name}`),
  domain.map((name) => `mailto:win@${name}`),
  domain.map((name) => name.replaceAll('.', '。')),
  domain.map((name) => [...name].join('\u200b')),
  fc.ipV4(),
  fc.constantFrom(
    'javascript:alert(1)',
    'tel:+61491570006',
    '+61 491 570 006',
    '\\\\share\\x',
    'sms:12345',
    'evil\u00ad.example',
  ),
)
const typed = fc
  .array(fc.oneof(bait, fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom(' ', '\n', 'Visit', 'now')), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(' '))

const letterSaying = (form: (typeof formKinds)[number], edition: (typeof editionCodes)[number], words: string) =>
  acknowledgement(
    receivedOf(form, edition, {
      sender: { name: words, email: 'victim@pond.example', phone: words },
      place: words,
      about: words,
      lines: ['name', 'email', 'message', 'photos', 'website', 'product'].map((field) => ({
        field,
        label: field,
        value: field === 'product' ? 'Dolphin S 300i' : words,
      })),
    }),
  )

describe('a letter to an address that nobody has verified', () => {
  it('has no link but our own, whatever was typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...formKinds), fc.constantFrom(...editionCodes), typed, (form, edition, words) => {
        const ours = letterSaying(form, edition, '')
        const theirs = letterSaying(form, edition, words)
        expect(linksIn(theirs.text)).toEqual(linksIn(ours.text))
        expect(linksIn(wordsOfHtml(theirs.html))).toEqual(linksIn(wordsOfHtml(ours.html)))
        expect(theirs.html.match(/\b(?:href|src)="[^"]*"/g)).toEqual(ours.html.match(/\b(?:href|src)="[^"]*"/g))
        expect(theirs.subject).toBe(ours.subject)
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    'Visit evil.example now',
    'evil.example',
    'http://evil.example',
    'call 0491 570 006',
    'You have won a lot of money here',
  ])('is not greeted by “%s”', (name) => {
    expect(letterSaying('contact', 'en-au', name).text).toContain('\nHello,\n')
  })

  it.each(['Ana', 'Wiremu Tāmati', 'Margaret O’Shea', 'J. R. van der Merwe', '李 小龍'])(
    'is greeted by “%s”',
    (name) => {
      expect(letterSaying('contact', 'en-au', name).text).toContain(`\nHello ${name},\n`)
    },
  )
})
