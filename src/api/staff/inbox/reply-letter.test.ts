import { expect, it } from 'vitest'
import { factsOf } from '../../mail/edition-facts.fake.ts'
import { replyLetter } from './reply-letter.ts'

const letter = (given: Partial<Parameters<typeof replyLetter>[0]> = {}) =>
  replyLetter({
    id: 'one',
    reference: 'AU-W-7K4M-2Q9X',
    form: 'water-treatment-claim',
    about: 'EcoClear salt chlorinator, 35 grams an hour',
    to: { name: 'Wayne', address: 'wayne@dunmore.example' },
    words: 'I’ll ring you.',
    by: 'Mele Tau',
    asked: { words: 'It leaks.', at: new Date('2026-11-18T23:30:00Z') },
    edition: factsOf('en-au'),
    timeZone: 'Australia/Sydney',
    thread: {},
    ...given,
  })

it('has the reference whole at the end of its subject, however long the rest is', () => {
  expect(letter().subject).toBe('Re: Your water treatment claim: EcoClear salt chlorinator, 3… [AU-W-7K4M-2Q9X]')
  expect(letter().subject.length).toBeLessThanOrEqual(78)
})

it('is answered to where it came from, and comes from the letterbox of its form', () => {
  const edition = { ...factsOf('en-au'), letterboxes: { repair: 'bench@poolwright.example' } }
  expect(letter({ edition, form: 'repair' }).from.address).toBe('bench@poolwright.example')
  expect(letter({ edition }).from.address).toBe(edition.email)
  expect(letter().replyTo).toBeUndefined()
})

it('says on which day it was asked, by the clock of the edition, and quotes nothing where nothing was written', () => {
  expect(letter().text).toContain('On 19 November 2026 you wrote:\n> It leaks.')
  expect(letter({ asked: { words: '', at: new Date() } }).text).not.toContain('you wrote:')
})

it('keeps hostile words words', () => {
  const { html } = letter({ words: '<script>x</script>', asked: { words: '</blockquote><img src=x>', at: new Date() } })
  expect(html).not.toMatch(/<script|<img/)
})
