import { describe, expect, it } from 'vitest'
import { editionCodes } from '../../../domain/edition/edition-code.ts'
import { factsOf } from '../../mail/edition-facts.fake.ts'
import { wordsOfHtml } from '../../mail/letter/words-of-html.fake.ts'
import type { MailMessage } from '../../mail/mail-message.ts'
import { listingAnswerLetter, warrantyAnswerLetter } from './answer-letters.ts'
import { approvedLetter, refusedLetter } from './application-letters.ts'

const to = { name: 'Jo Park', address: 'jo@coogee.example' }

const letters = editionCodes.flatMap((code): [string, MailMessage, string[]][] => {
  const edition = factsOf(code)
  const applicant = { id: 'x', reference: 'AU-T-7K4M-2Q9X', contact: 'Jo Park', email: to.address, edition }
  const listed = { name: 'Coogee Pool Bench', address: '1 Bream Street', phone: '02 5550 1234' }
  const fields = [{ label: 'Phone', value: '02 5550 1234' }]
  const change = { to, edition, id: '1', name: listed.name, fields, words: 'Thanks <b>Jo</b>' }
  const machine = { number: 'W-7K4M-2Q9X', product: 'Dolphin S 200', serialNumber: 'AU24-1234567-K', answer: 'Fit it' }
  return [
    [`yes without an account in ${code}`, approvedLetter(applicant, { ...listed, hasAccount: false }), [to.address]],
    [`yes with an account in ${code}`, approvedLetter(applicant, { ...listed, hasAccount: true }), [listed.phone]],
    [`no in ${code}`, refusedLetter(applicant, 'One next door'), ['One next door']],
    ...[true, false].flatMap((isApproved): [string, MailMessage, string[]][] => [
      [`change, ${isApproved}, in ${code}`, listingAnswerLetter({ ...change, isApproved }), ['Thanks <b>Jo</b>']],
      [
        `warranty, ${isApproved}, in ${code}`,
        warrantyAnswerLetter({ ...machine, to, edition, isApproved }),
        ['Fit it'],
      ],
    ]),
  ]
})

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ')

describe.each(letters)('%s', (_, { subject, html, text, replyTo }, words) => {
  it('says the same in both parts, is tidy and fits, and is answered to those who look after dealers', () => {
    for (const each of words) {
      expect(wordsOfHtml(html)).toContain(each)
      expect(spaced(text)).toContain(each)
    }
    for (const part of [subject, wordsOfHtml(html), text]) expect(part).not.toMatch(/undefined|null|!|[Pp]lease/)
    expect(html).not.toContain('<b>Jo</b>')
    expect(subject.length).toBeLessThanOrEqual(78)
    expect(text.split('\n').filter((line) => line.length > 78)).toEqual([])
    expect(replyTo?.address).toContain('@')
  })
})
