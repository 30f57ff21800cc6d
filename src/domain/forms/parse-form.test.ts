import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '../calendar/calendar.ts'
import { type EditionCode, editionCodes } from '../edition/edition-code.ts'
import { allForms } from './all-forms.ts'
import { type FormKind, formKinds } from './form-kind.ts'
import { fakeContext, fakeUploadId, goodSubmission } from './good-submissions.fake.ts'
import { parseForm } from './parse-form.ts'

const today = '2026-11-15'

const parse = (kind: FormKind, changes: Record<string, string> = {}, edition: EditionCode = 'en-au') => {
  const context = fakeContext(edition, today)
  return parseForm(allForms[kind], { ...goodSubmission(kind, context), ...changes }, context)
}

const problems = (...sent: Parameters<typeof parse>) => {
  const parsed = parse(...sent)
  return parsed.ok ? [] : parsed.problems
}

const value = (...sent: Parameters<typeof parse>) => {
  const parsed = parse(...sent)
  return parsed.ok ? parsed.value : parsed.problems
}

const required: Record<FormKind, string> = {
  contact: 'name email topic message',
  'book-a-demo': 'name email phone postcode poolType poolLength firstDate secondDate',
  'become-a-dealer': 'business businessNumber contact email phone street suburb state postcode businessType',
  registration: 'name email street suburb state postcode product serialNumber purchaseDate dealer receipt',
  repair: 'name email phone postcode product issue description',
  'water-treatment-claim':
    'name email street suburb state postcode product serialNumber purchaseDate dealer receipt installationDate fault',
  'job-application': 'name email phone position cv',
}

describe.each(formKinds)('the form %s', (kind) => {
  it.each(editionCodes)('is taken in %s when it is filled in well', (edition) => {
    expect(parse(kind, {}, edition)).toMatchObject({ ok: true })
  })

  it('asks for everything that is required, in the order of the fields', () => {
    const context = fakeContext('en-au', today)
    const parsed = parseForm(allForms[kind], {}, context)
    expect(parsed.ok ? [] : parsed.problems.map(({ field }) => field)).toEqual(required[kind].split(' '))
    for (const { message } of parsed.ok ? [] : parsed.problems)
      expect(message).toMatch(/^(Enter|Choose|Write|Add) .*\.$/)
  })

  it('is taken with nothing but what is required', () => {
    const good = goodSubmission(kind, fakeContext('en-au', today))
    const least = Object.fromEntries(required[kind].split(' ').map((name) => [name, good[name]]))
    expect(parseForm(allForms[kind], least, fakeContext('en-au', today))).toMatchObject({ ok: true })
  })

  it.each(editionCodes)('names every field once, with a label, in %s', (edition) => {
    const fields = allForms[kind].fields(fakeContext(edition))
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length)
    for (const { name, label } of fields) {
      expect(name).toMatch(/^[a-zA-Z]+$/)
      expect(label).not.toBe('')
    }
  })
})

describe('what is taken', () => {
  it('is kept in one form, whatever it was typed in', () => {
    expect(
      value('contact', {
        name: '  Zoe\u0308\u0000  Vale ',
        email: 'ZV@Example.COM',
        phone: '(02) 9876 5432',
        consent: '',
      }),
    ).toEqual({
      name: 'Zoë Vale',
      email: 'ZV@example.com',
      phone: '+61298765432',
      topic: 'repair',
      product: 'dolphin-s200',
      serialNumber: 'AU24-1234567-K',
      message: 'It climbs the wall, stops at the waterline and goes home.\n\nIt used to scrub it.',
      consent: false,
    })
  })

  it('has figures as numbers and files as lists', () => {
    expect(value('water-treatment-claim')).toMatchObject({
      ph: 7.4,
      salt: 4000,
      chlorine: 0.5,
      receipt: [fakeUploadId()],
    })
    expect(value('book-a-demo', { poolLength: '26 ft' })).toMatchObject({ poolLength: 7.9 })
  })

  it('is nothing but the fields of the form', () => {
    const sent = JSON.parse('{"isAdmin":"true","status":"closed","__proto__":{"name":"x"},"constructor":"y"}')
    const context = fakeContext('en-au', today)
    const parsed = parseForm(allForms.repair, { ...goodSubmission('repair', context), ...sent }, context)
    const names = allForms.repair.fields(context).map(({ name }) => name)
    expect(parsed.ok && Object.keys(parsed.value)).toEqual(names)
    expect(parseForm(allForms.repair, Object.create(goodSubmission('repair', context)), context).ok).toBe(false)
  })

  it('is text: anything else counts as left empty', () => {
    expect(
      parseForm(allForms.contact, { name: 7, email: ['a@b.co'], topic: null }, fakeContext('en-au')),
    ).toMatchObject({
      ok: false,
      problems: [{ field: 'name' }, { field: 'email' }, { field: 'topic' }, { field: 'message' }],
    })
  })
})

describe('limits', () => {
  it('of a message are 10 and 4000 characters', () => {
    expect(problems('contact', { message: 'Too short' })).toEqual([
      { field: 'message', message: 'Write a little more: 10 characters at least.' },
    ])
    expect(parse('contact', { message: 'x'.repeat(4000) }).ok).toBe(true)
    expect(problems('contact', { message: 'x'.repeat(4001) })).toEqual([
      { field: 'message', message: 'Shorten it to 4000 characters; it has 1 too many.' },
    ])
    expect(problems('contact', { message: 'x'.repeat(5_000_000) })).toEqual([
      { field: 'message', message: 'That’s far too long. Shorten it.' },
    ])
  })

  it('of choices are what is on offer', () => {
    expect(problems('contact', { topic: 'toString', product: 'no-such-robot' })).toEqual([
      { field: 'topic', message: 'Choose what it’s about.' },
      { field: 'product', message: 'Choose one from the list, or none.' },
    ])
    expect(problems('job-application', { position: 'customer-adviser' })).toMatchObject([{ field: 'position' }])
    expect(parse('job-application', { position: 'none-of-these' }).ok).toBe(true)
    expect(problems('book-a-demo', { dealer: 'nowra-pools-and-bores' })).toMatchObject([{ field: 'dealer' }])
    expect(problems('water-treatment-claim', { product: 'dolphin-s200' })).toMatchObject([{ field: 'product' }])
    expect(parse('repair', { product: 'other', issue: 'other' }).ok).toBe(true)
  })
})

describe('the dates of a demo', () => {
  it('are from tomorrow to 60 days ahead', () => {
    expect(parse('book-a-demo', { firstDate: addDays(today, 1), secondDate: addDays(today, 60) }).ok).toBe(true)
    expect(problems('book-a-demo', { firstDate: today, secondDate: addDays(today, 61) })).toEqual([
      { field: 'firstDate', message: 'Enter 16 November 2026 or later.' },
      { field: 'secondDate', message: 'Enter 14 January 2027 or earlier.' },
    ])
  })

  it('are two', () => {
    const day = addDays(today, 5)
    expect(problems('book-a-demo', { firstDate: day, secondDate: day })).toEqual([
      { field: 'secondDate', message: 'Enter a different day from the first, so there’s a choice.' },
    ])
  })

  it('are compared even where something else is wrong', () => {
    const day = addDays(today, 5)
    expect(problems('book-a-demo', { name: '', firstDate: day, secondDate: day }).map(({ field }) => field)).toEqual([
      'name',
      'secondDate',
    ])
  })
})

describe('a purchase', () => {
  it('is at most five years ago, and not in the future', () => {
    const earliest = addMonths(today, -60)
    expect(parse('registration', { purchaseDate: today }).ok).toBe(true)
    expect(parse('registration', { purchaseDate: earliest, serialNumber: 'AU21-0000000-V' }).ok).toBe(true)
    expect(problems('registration', { purchaseDate: addDays(earliest, -1) })).toMatchObject([{ field: 'purchaseDate' }])
    expect(problems('registration', { purchaseDate: addDays(today, 1) })).toMatchObject([{ field: 'purchaseDate' }])
  })

  it('is not long before the year of the serial number', () => {
    expect(parse('registration', { purchaseDate: '2023-01-10' }).ok).toBe(true)
    expect(problems('registration', { purchaseDate: '2022-12-31' })).toEqual([
      {
        field: 'purchaseDate',
        message:
          'The serial number is from 2024, and 31 December 2022 is before that. Check the label and the receipt.',
      },
    ])
  })

  it('is of a model that was on sale by then, with a number from that time', () => {
    const bought = { product: 'liberty-300', purchaseDate: '2023-09-03', serialNumber: 'AU24-1234567-K' }
    expect(problems('registration', bought)).toMatchObject([
      {
        field: 'purchaseDate',
        message: expect.stringMatching(
          /^The Liberty 300 has been on sale since 4 September 2023, and 3 September 2023/,
        ),
      },
    ])
    expect(parse('registration', { ...bought, purchaseDate: '2023-09-04' }).ok).toBe(true)
    const older = { ...bought, purchaseDate: '2024-01-10', serialNumber: 'AU21-0000000-V' }
    expect(problems('registration', older)).toMatchObject([
      {
        field: 'serialNumber',
        message: expect.stringMatching(/is from 2021, and the Liberty 300 has been on sale since 2023/),
      },
    ])
  })

  it('may be of a machine from another country', () => {
    expect(value('registration', { serialNumber: 'us24 1234567 k' })).toMatchObject({ serialNumber: 'US24-1234567-K' })
  })

  it('was made at a dealer, on this website or in another shop that is named', () => {
    expect(parse('registration', { dealer: 'online-shop' }).ok).toBe(true)
    expect(problems('registration', { dealer: 'online-shop' }, 'en-nz')).toMatchObject([{ field: 'dealer' }])
    expect(problems('registration', { dealer: 'other' })).toMatchObject([{ field: 'dealerName' }])
    expect(parse('registration', { dealer: 'other', dealerName: 'Bob’s Pools' }).ok).toBe(true)
  })

  it('comes before the installation', () => {
    const dates = { purchaseDate: '2026-03-10', installationDate: '2026-03-09' }
    expect(problems('water-treatment-claim', dates)).toMatchObject([{ field: 'installationDate' }])
    expect(parse('water-treatment-claim', { ...dates, installationDate: '2026-03-10' }).ok).toBe(true)
    expect(problems('water-treatment-claim', { purchaseDate: 'yesterday' })).toMatchObject([{ field: 'purchaseDate' }])
    expect(problems('water-treatment-claim', { installationDate: addDays(today, 1) })).toMatchObject([
      { field: 'installationDate' },
    ])
  })
})

describe('an address', () => {
  it('has a postcode of its state', () => {
    expect(problems('registration', { state: 'VIC' })).toEqual([
      {
        field: 'postcode',
        message: '2232 is a postcode in NSW, not in VIC. Change the postcode or the state.',
      },
    ])
    expect(parse('registration', { state: 'NSW', postcode: '4383' }).ok).toBe(true)
    expect(parse('registration', { state: 'QLD', postcode: '4383' }).ok).toBe(true)
  })

  it('of a home has no more than the post needs; of a business it says where in the country', () => {
    const asks = (kind: FormKind, edition: EditionCode) =>
      allForms[kind].fields(fakeContext(edition)).find(({ name }) => name === 'state')?.label
    expect(editionCodes.map((edition) => asks('registration', edition))).toEqual([
      'State or territory',
      undefined,
      undefined,
    ])
    expect(editionCodes.map((edition) => asks('become-a-dealer', edition))).toEqual([
      'State or territory',
      'Region',
      'Province',
    ])
  })
})
