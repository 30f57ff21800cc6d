import { describe, expect, it } from 'vitest'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { formKinds } from '../../domain/forms/form-kind.ts'
import { acknowledgement, formLetters } from './acknowledgement/acknowledgement.ts'
import { factsOf } from './edition-facts.fake.ts'
import type { RenderedLetter } from './letter/render-letter.ts'
import { wordsOfHtml } from './letter/words-of-html.fake.ts'
import { receivedOf } from './received-form.fake.ts'
import type { ReceivedForm } from './received-form.ts'
import { staffNotification } from './staff-notification.ts'

const kinds: Record<string, (received: ReceivedForm) => RenderedLetter> = {
  acknowledgement,
  'staff notification': (received) => staffNotification(received),
}

const letters: [title: string, received: ReceivedForm, letter: RenderedLetter][] = editionCodes.flatMap((edition) => [
  ...formKinds.flatMap((form) =>
    Object.entries(kinds).map(([kind, write]): [string, ReceivedForm, RenderedLetter] => {
      const received = receivedOf(form, edition)
      return [`${kind} of ${form} in ${edition}`, received, write(received)]
    }),
  ),
])

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ')

describe.each(letters)('%s', (title, received, { subject, html, text }) => {
  const { edition, reference, chosen } = received
  // Whoever sent it may have typed anybody's address: only what was chosen goes there.
  const lines = received.lines.filter(({ field }) => !title.startsWith('acknowledgement') || chosen.includes(field))

  it('names the reference in subject, HTML and text', () => {
    expect(subject).toContain(reference)
    expect(wordsOfHtml(html)).toContain(reference)
    expect(text).toContain(reference)
  })

  it('says the same in both parts', () => {
    const facts = [edition.companyName, edition.companyNumber, edition.postcode, edition.siteUrl, edition.brandName]
    const sent = lines.flatMap(({ label, value }) => [label, spaced(value)])
    for (const fact of [...facts, ...sent]) {
      expect(wordsOfHtml(html)).toContain(fact)
      expect(spaced(text)).toContain(fact)
    }
  })

  it('fits: the subject in a header, the text in 78 columns', () => {
    expect(subject.length).toBeLessThanOrEqual(78)
    expect(text.split('\n').filter((line) => line.length > 78)).toEqual([])
  })

  it('is tidy', () => {
    for (const part of [subject, wordsOfHtml(html), text]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object/)
      expect(part).not.toMatch(/\S {2,}\S/)
      expect(part).not.toMatch(/!|[Pp]lease/)
    }
    expect(html).not.toMatch(/<script|<img|<link/)
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  })
})

describe('an acknowledgement', () => {
  it.each(editionCodes)('says in %s how to reach us and what is kept', (code) => {
    const { phone, hours, email } = factsOf(code)
    const { text, html } = acknowledgement(receivedOf('contact', code))
    for (const fact of [phone, hours, email, `https://pools.example/${code}/privacy/`]) {
      expect(spaced(text)).toContain(fact)
      expect(wordsOfHtml(html)).toContain(fact)
    }
  })

  it('leads to a page of the edition meanwhile', () => {
    const { html, text } = acknowledgement(receivedOf('repair', 'en-nz'))
    expect(html).toContain('href="https://pools.example/en-nz/support/repairs-and-parts/"')
    expect(text).toContain('\nhttps://pools.example/en-nz/support/repairs-and-parts/\n')
  })

  it('says in a list of letters already when somebody hears', () => {
    const { html } = acknowledgement(receivedOf('contact'))
    expect(wordsOfHtml(html)).toMatch(/^You’ll have an answer within one business day,.* Reference 7K2M9QRT\./)
  })

  it('speaks as the edition does', () => {
    expect(acknowledgement(receivedOf('become-a-dealer', 'en-nz')).text).toContain('working days')
    expect(acknowledgement(receivedOf('become-a-dealer', 'en-za')).text).toContain('We’ll phone you')
  })

  it.each(formKinds)('of %s has its own subject', (form) => {
    const others = formKinds.filter((other) => other !== form)
    const subjectOf = (name: typeof form): string => formLetters[name].subject(factsOf('en-au'))
    expect(others.map(subjectOf)).not.toContain(subjectOf(form))
  })
})

describe('a notification of staff', () => {
  it('says who, where and what', () => {
    const { subject, text } = staffNotification(receivedOf('repair', 'en-za'))
    expect(subject).toBe('ZA Repair request 7K2M9QRT: Dolphin S 300i, Marguerite O’Hara, Kirrawee 2232')
    expect(text).toContain('Who: Marguerite O’Hara\nEmail: marguerite@pond.example\nPhone: 0491 570 156\n')
    expect(text).toContain('Where: Kirrawee 2232, South Africa\n')
  })

  it('leaves out what was not given', () => {
    const sender = { name: 'Ana', email: 'ana@pond.example' }
    const { place: _place, about: _about, ...rest } = receivedOf('contact', 'en-nz', { sender })
    const { subject, text } = staffNotification(rest)
    expect(subject).toBe('NZ Message 7K2M9QRT: Ana')
    expect(text).toContain('Who: Ana\nEmail: ana@pond.example\nWhere: New Zealand\nWhat: Message\n')
  })
})

describe('a request for a demo', () => {
  const settled = (isWrittenTo: boolean) =>
    receivedOf('book-a-demo', 'en-au', { dealer: { name: 'Kirrawee Pool Room', phone: '(02) 5550 2232', isWrittenTo } })

  it('tells the sender who comes', () => {
    expect(acknowledgement(settled(true)).text).toContain('Dealer: Kirrawee Pool Room, (02) 5550 2232')
    expect(acknowledgement(receivedOf('book-a-demo')).text).not.toContain('Dealer:')
  })

  it('leads to where it can be changed or cancelled, and to nothing else', () => {
    const own = 'https://pools.example/.netlify/functions/demos?t=o123'
    const { html, text } = acknowledgement(receivedOf('book-a-demo', 'en-nz', { own }))
    expect(html).toContain(`href="${own}"`)
    expect(text).toContain(`See how it stands, change the days or cancel:\n${own}\n`)
    expect(html).not.toContain('support/find-a-dealer')
  })

  it('tells staff whether there is somebody to ring', () => {
    const said = (received: ReceivedForm) => spaced(staffNotification(received).text)
    expect(said(settled(true))).toContain('Dealer: Kirrawee Pool Room, (02) 5550 2232. We have emailed them.')
    expect(said(settled(false))).toContain('They have no email address: ring them.')
    expect(said(receivedOf('book-a-demo'))).toContain('Dealer: Not settled. Find one and ring them.')
    expect(said(receivedOf('contact'))).not.toContain('Dealer:')
  })
})
