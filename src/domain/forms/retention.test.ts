import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { EditionCode } from '../edition/edition-code.ts'
import type { FormKind } from './form-kind.ts'
import { readRetention, usualRetention } from './retention.ts'

const privacyPage: Record<EditionCode, string> = {
  'en-au': 'page-privacy',
  'en-nz': 'page-privacy.en-nz',
  'en-za': 'page-privacy.en-za',
}

const said: [EditionCode, title: string, period: string, days: number, forms: FormKind[]][] = [
  ['en-au', 'Registrations', '12 years', 12 * 365.25, ['registration']],
  ['en-au', 'Enquiries and repairs', '3 years', 3 * 365.25, ['contact', 'repair', 'book-a-demo', 'become-a-dealer']],
  ['en-au', 'Job applications', '6 months', 183, ['job-application']],
  ['en-nz', 'Demo requests', '1 year', 365.25, ['book-a-demo']],
  ['en-nz', 'Registrations', '12 years', 12 * 365.25, ['registration']],
  ['en-nz', 'Repairs', '7 years', 7 * 365.25, ['repair']],
  ['en-nz', 'Messages', '3 years', 3 * 365.25, ['contact']],
  ['en-za', 'Demo and dealer enquiries', '1 year', 365.25, ['book-a-demo', 'become-a-dealer']],
  ['en-za', 'Registration', '12 years', 12 * 365.25, ['registration']],
  ['en-za', 'Repairs', '5 years', 5 * 365.25, ['repair']],
]

describe('the usual periods', () => {
  it.each(said)('are those that the privacy page of %s says: %s, %s', (edition, title, period, days, forms) => {
    const page = readFileSync(`content/pages/${privacyPage[edition]}.yaml`, 'utf8')
    expect(page).toContain(`- title: ${title}\n        value: ${period}\n`)
    for (const form of forms) expect(usualRetention[edition][form]).toBe(Math.ceil(days))
  })
})

describe('other periods', () => {
  it('hold for all editions, or for one, whichever comes first', () => {
    const read = readRetention('en-nz/repair:2000, repair:1000,job-application:90')
    expect(read).toMatchObject({
      ok: true,
      retention: {
        'en-au': { repair: 1000, 'job-application': 90, contact: usualRetention['en-au'].contact },
        'en-nz': { repair: 2000, 'job-application': 90 },
        'en-za': { repair: 1000, 'job-application': 90 },
      },
    })
  })

  it('are refused all at once, each with its reason', () => {
    expect(readRetention('contacts:5,en-uk/repair:5,contact:0,repair:99999,contact')).toEqual({
      ok: false,
      problems: [
        expect.stringContaining('“contacts:5” names nothing of contact, book-a-demo'),
        '“en-uk/repair:5” names no edition of en-au, en-nz, en-za',
        '“contact:0” is not from 1 to 10958 days',
        '“repair:99999” is not from 1 to 10958 days',
        expect.stringContaining('“contact” names nothing of'),
      ],
    })
  })
})
