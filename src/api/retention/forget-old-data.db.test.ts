import { expect, it } from 'vitest'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import type { Retention } from '../../domain/forms/retention.ts'
import { onEachEngine } from '../db/engines/on-each-engine.ts'
import { letters } from '../db/schema/letters.ts'
import { registeredProducts } from '../db/schema/registered-products.ts'
import { submissions } from '../db/schema/submissions.ts'
import { turnCounts } from '../db/schema/turn-counts.ts'
import { forgetOldData } from './forget-old-data.ts'

const now = new Date('2026-11-15T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const periods = {
  contact: 100,
  'book-a-demo': 100,
  'become-a-dealer': 100,
  registration: 100,
  repair: 100,
  'water-treatment-claim': 100,
  'job-application': 30,
}
const retention: Retention = { 'en-au': periods, 'en-nz': { ...periods, contact: 200 }, 'en-za': periods }

onEachEngine((db) => {
  const keep = async (form: FormKind, days: number, warrantyUntil?: string, edition: EditionCode = 'en-au') => {
    const key = `${edition}-${form}-${days}-${warrantyUntil}`
    const person = { edition, email: 'kirra@example.com' }
    const [row] = await db()
      .insert(submissions)
      .values({
        ...person,
        form,
        reference: key,
        idempotencyKey: key,
        fields: {},
        lines: [],
        receivedAt: daysAgo(days),
      })
      .returning()
    const submission = row?.id ?? ''
    const address = { name: '', address: 'kirra@example.com' }
    const message = { messageId: key, from: address, to: address, subject: '', html: '', text: '' }
    await db().insert(letters).values({ submission, message })
    if (warrantyUntil !== undefined)
      await db()
        .insert(registeredProducts)
        .values({
          ...person,
          submission,
          product: '',
          serialNumber: '',
          dealer: '',
          purchasedOn: '2024-01-01',
          warrantyUntil,
        })
  }

  it('forgets what people sent when its time is over, with letters and all, but no running warranty', async () => {
    await keep('contact', 101)
    await keep('contact', 99)
    await keep('contact', 199, undefined, 'en-nz')
    await keep('contact', 201, undefined, 'en-nz')
    await keep('job-application', 31)
    await keep('job-application', 29)
    await keep('registration', 500, '2026-11-15')
    await keep('registration', 500, '2026-11-14')
    await db()
      .insert(turnCounts)
      .values([
        { who: 'old', since: daysAgo(2), count: 1 },
        { who: 'new', since: daysAgo(0), count: 1 },
      ])
    expect(await forgetOldData(db(), retention, now)).toEqual({ submissions: 4, counts: 1 })
    const left = await db().select({ reference: submissions.reference }).from(submissions)
    expect(left.map(({ reference }) => reference).toSorted()).toEqual([
      'en-au-contact-99-undefined',
      'en-au-job-application-29-undefined',
      'en-au-registration-500-2026-11-15',
      'en-nz-contact-199-undefined',
    ])
    expect(await db().$count(letters)).toBe(4)
    expect(await db().$count(registeredProducts)).toBe(1)
    expect(await db().$count(turnCounts)).toBe(1)
    expect(await forgetOldData(db(), retention, now)).toEqual({ submissions: 0, counts: 0 })
  })
})
