import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { EditionCode } from '../edition/edition-code.ts'
import type { FormKind } from '../forms/form-kind.ts'
import { usualRetention } from './usual-retention.ts'

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
  it.each(Object.entries(privacyPage))('of mail that nobody can place is said, too, on that of %s', (_, name) => {
    const page = readFileSync(`content/pages/${name}.yaml`, 'utf8')
    expect(page).toMatch(/email[^.]* after 90 days\./i)
    for (const edition of Object.values(usualRetention)) expect(edition['stray-mail']).toBe(90)
  })

  it.each(said)('are those that the privacy page of %s says: %s, %s', (edition, title, period, days, forms) => {
    const page = readFileSync(`content/pages/${privacyPage[edition]}.yaml`, 'utf8')
    expect(page).toContain(`- title: ${title}\n        value: ${period}\n`)
    for (const form of forms) expect(usualRetention[edition][form]).toBe(Math.ceil(days))
  })
})
