import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EditionCode, editionCodes } from '../../../domain/edition/edition-code.ts'
import { fakeDealer } from '../../dealers/dealers.fake.ts'
import { factsOf } from '../../mail/edition-facts.fake.ts'
import { wordsOfBody, wordsOfText } from '../../mail/letter/both-parts.fake.ts'
import { wordsOfHtml } from '../../mail/letter/words-of-html.fake.ts'
import type { MailMessage } from '../../mail/mail-message.ts'
import type { DemoFacts } from '../demo-facts.ts'
import { type AskedBecause, askLetter } from './ask-letter.ts'
import { type DealerNews, dealerLetter } from './dealer-letters.ts'
import { toDealer, toStaff, toVisitor } from './demo-letter.ts'
import { staffLetter } from './staff-letters.ts'
import { type VisitorNews, visitorLetter } from './visitor-letters.ts'

const at = new Date('2026-11-16T02:00:00Z')
const dealer = fakeDealer({ email: 'demo@bayside.example' })
const other = fakeDealer({ slug: 'cheltenham-pools', name: 'Cheltenham Pools', email: 'hello@cheltenham.example' })
const time = { day: '2026-11-26', time: '10:00', minutes: 30 }
const token = 'oAAAA'

const demoOf = (edition: EditionCode = 'en-au', changes: Partial<DemoFacts> = {}): DemoFacts => ({
  edition: factsOf(edition),
  submission: '00000000-0000-4000-8000-000000000000',
  reference: '7K2M9QRT',
  visitor: { name: 'Tony Ramos', email: 'tony@pond.example', phone: '0491 570 156' },
  place: { name: 'Paddington', state: 'NSW', postcode: '2021', lat: -33.88, lon: 151.22 },
  postcode: '2021',
  pool: '6.5 m, in the ground',
  model: 'Liberty 300',
  notes: 'Narrow side passage. Park in the lane.',
  wishes: ['2026-11-26', '2026-11-28'],
  ...changes,
})

const asked = (because: AskedBecause, days: readonly string[] = ['2026-11-26', '2026-11-28']) => ({
  dealer,
  because,
  days,
  answerBy: 'Wednesday 18 November, 5 pm',
  token,
})

const visitorNews: VisitorNews[] = [
  { kind: 'accepted', dealer, time, words: 'Bring the dog.' },
  { kind: 'proposed', dealer, time, words: 'After lunch.', answerBy: 'Friday 20 November, 5 pm' },
  { kind: 'next', dealer: other, days: ['2026-11-26'], after: { name: dealer.name, why: 'unanswered' } },
  { kind: 'next', dealer: other, days: ['2026-11-26'], after: { name: dealer.name, why: 'unlisted' } },
  { kind: 'next', dealer: other, days: [], after: { name: dealer.name, why: 'refused' } },
  { kind: 'with-staff', after: { name: dealer.name, why: 'lapsed' } },
  { kind: 'with-staff' },
  { kind: 'changed', dealer },
  { kind: 'changed' },
  { kind: 'cancelled', by: 'visitor' },
  { kind: 'cancelled', by: 'us' },
  { kind: 'unplaced', reason: 'The nearest workshop is 300 km away.' },
]

const dealerNews: DealerNews[] = [
  { kind: 'yours', time, by: 'dealer', token },
  { kind: 'yours', time, by: 'visitor', token },
  { kind: 'yours', time, by: 'staff', token },
  ...(['cancelled', 'changed', 'refused', 'lapsed', 'moved'] as const).map((why) => ({
    kind: 'off' as const,
    why,
    time,
  })),
]

const staffNews = (['unanswered', 'declined', 'refused', 'unlisted', 'lapsed', 'changed'] as const).flatMap((why) => [
  { why, before: dealer },
  { why, before: dealer, next: other },
])

const allOf = (demo: DemoFacts): [title: string, message: MailMessage][] => [
  ...(['named', 'nearest', 'next', 'new-days'] as const).map((because): [string, MailMessage] => [
    `ask ${because}`,
    toDealer(demo, dealer, askLetter(demo, asked(because)), at),
  ]),
  ...visitorNews.map((news): [string, MailMessage] => [
    `visitor ${news.kind}`,
    toVisitor(demo, visitorLetter(demo, news, token), at),
  ]),
  ...dealerNews.map((news): [string, MailMessage] => [
    `dealer ${news.kind}`,
    toDealer(demo, dealer, dealerLetter(demo, dealer, news), at),
  ]),
  ...staffNews.map((news): [string, MailMessage] => [`staff ${news.why}`, toStaff(demo, staffLetter(demo, news), at)]),
]

const letters = editionCodes.flatMap((edition) =>
  allOf(demoOf(edition)).map(([title, message], number) => ({ title: `${title} ${number} in ${edition}`, message })),
)

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ')

describe.each(letters)('the letter $title', ({ message: { subject, html, text } }) => {
  it('names the reference, says the same in both parts and is tidy', () => {
    expect(subject).toContain('7K2M9QRT')
    expect(subject.length).toBeLessThanOrEqual(78)
    // The name above it is drawn, and only there.
    expect(wordsOfBody(html).slice(1)).toEqual(wordsOfText(text))
    expect(text.split('\n').filter((line) => line.length > 78 && !line.startsWith('https://'))).toEqual([])
    for (const part of [subject, wordsOfHtml(html), text]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object|[Pp]lease|!/)
      expect(part.replaceAll('\n  ', ' ')).not.toMatch(/\S {2,}\S/)
    }
    expect(html).not.toMatch(/<script|<img|<link/)
  })
})

describe('the letter that asks a dealer', () => {
  const { subject, html, text } = toDealer(demoOf(), dealer, askLetter(demoOf(), asked('named')), at)

  it('carries the day in its subject, one button, and a link to each other answer', () => {
    expect(subject).toBe('A demo in Paddington, Thursday 26 November, 7K2M9QRT')
    const choices = [...html.matchAll(/href="[^"]*demos\?t=oAAAA&amp;choice=(\w+)"/g)].map(([, choice]) => choice)
    expect(choices).toEqual(['first', 'second', 'other', 'no'])
    expect(html.match(/class="act"/g)).toHaveLength(1)
    expect(spaced(text)).toContain('Answer by Wednesday 18 November, 5 pm. Then the next dealer is asked.')
  })

  it('has a first name and a suburb, and nothing by which to reach anybody', () => {
    expect(spaced(text)).toContain('Name: Tony R. Where: Paddington NSW 2021')
    for (const part of [subject, html, text]) expect(part).not.toMatch(/Ramos|0491|tony@/)
  })

  it('offers only days that are held, and another where none is', () => {
    const none = askLetter(demoOf(), asked('next', []))
    expect(none.blocks.find(({ kind }) => kind === 'action')).toMatchObject({ label: 'Offer another day' })
    expect(none.subject).toBe('A demo in Paddington, on a day of yours')
  })

  it('goes to staff where the dealer has no mailbox, who ring', () => {
    const without = fakeDealer()
    const letter = toDealer(demoOf(), without, askLetter(demoOf(), asked('next')), at)
    expect(letter.to.address).toBe(factsOf('en-au').email)
    expect(letter.subject).toMatch(/^Ring Bayside Pool Workshop: /)
    expect(spaced(letter.text)).toContain('Ring (03) 5550 3189 and tell them this.')
  })
})

describe('subjects', () => {
  it('carry the day, also of what is off', () => {
    const demo = demoOf()
    const off = (given: object) =>
      toDealer(demo, dealer, dealerLetter(demo, dealer, { kind: 'off', why: 'cancelled', ...given }), at)
    expect(off({ time }).subject).toBe('Off: the demo in Paddington, Thursday 26 November, 7K2M9QRT')
    expect(off({}).subject).toBe('Off: the demo in Paddington, Thursday 26 November, 7K2M9QRT')
    const of = (news: VisitorNews) => toVisitor(demo, visitorLetter(demo, news, token), at).subject
    expect(of({ kind: 'cancelled', by: 'visitor', time })).toBe(
      'Your demo on Thursday 26 November is cancelled, 7K2M9QRT',
    )
    expect(of({ kind: 'cancelled', by: 'visitor' })).toBe('Your demo is cancelled, 7K2M9QRT')
    expect(of({ kind: 'next', dealer: other, days: ['2026-11-28'] })).toBe(
      'Another dealer is asked for your demo, Saturday 28 November, 7K2M9QRT',
    )
  })
})

describe('what the visitor gets', () => {
  it('has numbers that do not break over the end of a line', () => {
    const { html } = toVisitor(demoOf(), visitorLetter(demoOf(), { kind: 'accepted', dealer, time }, token), at)
    expect(html).toContain('nowrap">(03) 5550 3189<')
  })

  it('has the dealer’s number and the time, and speaks as the edition does', () => {
    const of = (edition: EditionCode, news: VisitorNews) =>
      spaced(toVisitor(demoOf(edition), visitorLetter(demoOf(edition), news, token), at).text)
    expect(of('en-au', visitorNews[0] ?? { kind: 'with-staff' })).toContain('Bayside Pool Workshop, (03) 5550 3189')
    expect(of('en-au', { kind: 'with-staff' })).toContain('and ring you')
    expect(of('en-nz', { kind: 'with-staff' })).toContain('give you a ring')
    expect(of('en-za', { kind: 'with-staff' })).toContain('and will phone you')
  })

  it('says whose clock is meant where the dealer’s shows another hour than that at the pool', () => {
    const across = { ...dealer, state: 'QLD' }
    const whenOf = (day: string) => {
      const news = { kind: 'accepted', dealer: across, time: { ...time, day } } as const
      const yours = { kind: 'yours', time: news.time, by: 'dealer', token } as const
      const [visitors, dealers] = [
        toVisitor(demoOf(), visitorLetter(demoOf(), news, token), at),
        toDealer(demoOf(), across, dealerLetter(demoOf(), across, yours), at),
      ]
      return [visitors, dealers].map(({ text }) => /When: (.*)/.exec(text)?.[1])
    }
    expect(whenOf('2026-11-26')).toEqual(Array(2).fill('Thursday 26 November, 10 am, QLD time'))
    expect(whenOf('2027-07-08')).toEqual(Array(2).fill('Thursday 8 July, 10 am'))
  })

  it('repeats nothing that was typed: anybody may have typed the address', () => {
    const typed = 'Visit evil.example'
    const demo = demoOf('en-au', {
      visitor: { name: typed, email: 'victim@pond.example', phone: typed },
      notes: typed,
      model: typed,
      pool: typed,
    })
    for (const news of visitorNews) {
      const { html, text, subject, to } = toVisitor(demo, visitorLetter(demo, news, token), at)
      for (const part of [html, text, subject, to.name]) expect(part).not.toContain('evil')
    }
  })
})

it('whatever was typed stays words in every letter', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.constant('<img src=x onerror=alert(1)>\r\nBcc: a@b')),
      (words) => {
        const visitor = { name: words, email: 'a@pond.example', phone: words }
        for (const [, { subject, html, text }] of allOf(demoOf('en-au', { visitor, notes: words, pool: words }))) {
          expect(subject).not.toMatch(/[\r\n]/)
          expect(subject.length).toBeLessThanOrEqual(78)
          expect(html).not.toMatch(/<script|<img/)
          expect(text.isWellFormed()).toBe(true)
        }
      },
    ),
    { numRuns: 15 },
  )
})

it('a letter to the visitor is not to be named by who knows reference, address and moment', () => {
  const news: VisitorNews = { kind: 'cancelled', by: 'visitor' }
  const [one, same, other] = ['1', '1', '2'].map((id) => {
    const demo = demoOf('en-au', { submission: `00000000-0000-4000-8000-00000000000${id}` })
    return toVisitor(demo, visitorLetter(demo, news, token), at).messageId
  })
  expect(same).toBe(one)
  expect(other).not.toBe(one)
})
