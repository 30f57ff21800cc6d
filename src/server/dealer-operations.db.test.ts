import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeDealer } from '../api/dealers/dealers.fake.ts'
import { readGazetteer } from '../build/gazetteer/gazetteer-files.ts'
import { addDays } from '../domain/calendar/calendar.ts'
import { dayInZone } from '../domain/calendar/day-in-zone.ts'
import { holidaysFile } from '../domain/calendar/holidays-file.ts'
import { placeInWeek } from '../domain/calendar/weekday.ts'
import { dealerListFile } from '../domain/dealers/dealer-list.ts'
import { gazetteerFile } from '../domain/places/gazetteer-file.ts'
import { formsOfAustralia, openDataOf } from '../functions/wiring/site-services.fake.ts'
import type { SiteServices } from '../functions/wiring/site-services.ts'
import type { Operation } from '../site/data/site-data-client.ts'
import { askDemoDates } from '../site/features/dealers/ask-demo-dates.ts'
import { askNearestDealers } from '../site/features/dealers/ask-nearest-dealers.ts'
import { askPlaces } from '../site/features/dealers/ask-places.ts'
import { submitForm } from '../site/features/forms/submit-form.ts'

const emptyForm = { form: 'CONTACT', edition: 'EN_AU', key: 'k', openedAt: '', trap: '', fields: [] }
const sydney = { lat: -33.87, lon: 151.21 }
const today = dayInZone(new Date(), 'Australia/Melbourne')
const [, holiday = '', closedDay = ''] = Array.from({ length: 28 }, (_each, at) => addDays(today, at + 1)).filter(
  (day) => placeInWeek(day) === 5,
)
const { email: _, ...bayside } = fakeDealer({
  services: ['water-treatment', 'demo'],
  hours: { sat: '09:00-12:00' },
  closures: [{ from: addDays(closedDay, -1), to: closedDay, note: 'stocktaking' }],
})
const hunter = fakeDealer({ slug: 'hunter', location: { lat: -32.92, lon: 151.74 }, services: ['repairs'] })

describe('what the site asks of dealers and places', () => {
  let siteServices: SiteServices
  let close: () => Promise<void>
  beforeAll(async () => {
    const files = {
      ...formsOfAustralia,
      [dealerListFile('en-au')]: JSON.stringify([{ ...bayside, email: 'demo@bayside.example' }, hunter]),
      [holidaysFile('en-au')]: JSON.stringify([{ day: holiday, name: 'Show Day', states: ['VIC'] }]),
      [gazetteerFile('en-au')]: readGazetteer('en-au'),
    }
    ;({ siteServices, close } = await openDataOf(files, { NODE_ENV: 'production' }))
  })
  afterAll(() => close())

  const ask = async <Data, Given extends Readonly<Record<string, unknown>>>(
    { operationName, query }: Operation<Data, Given>,
    variables: Given,
  ) => {
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operationName, query, variables }),
    })
    const response = await siteServices.graphql(request, { address: '203.0.113.7' })
    return { status: response.status, ...(await response.json()) }
  }

  it('is answered with dealers, nearest first, in the words of the static list', async () => {
    const { data } = await ask(askNearestDealers, { edition: 'EN_AU', ...sydney, first: 10 })
    const [first, second] = askNearestDealers.parse(data)
    expect(first?.dealer).toEqual({ ...hunter, hasPage: true })
    expect(first?.km).toBeCloseTo(116.6, 0)
    expect(second?.dealer).toEqual({ ...bayside, hasPage: true })
  })

  it.each([
    ['a line', askNearestDealers, { edition: 'EN_AU', ...sydney, line: 'dol\u0000phin', first: 10 }],
    ['a dealer', askDemoDates, { edition: 'EN_AU', dealer: '\u0000' }],
    ['a postcode', askDemoDates, { edition: 'EN_AU', postcode: '2\u0000' }],
    ['a place', askPlaces, { edition: 'EN_AU', text: '\u0000', first: 8 }],
    ['a form', submitForm, { ...emptyForm, key: '\u0000' }],
    ['the field of a form', submitForm, { ...emptyForm, fields: [{ name: 'name', value: 'Ana\u0000' }] }],
    ['the name of a variable', askPlaces, { edition: 'EN_AU', text: 'x', first: 8, 'a\u0000': 1 }],
  ] as const)('is refused with a NUL in %s: the database has no such text', async (_what, operation, given) => {
    const { status, errors } = await ask<unknown, Readonly<Record<string, unknown>>>(operation, given)
    expect(status).toBe(400)
    expect(errors).toEqual([{ message: expect.stringContaining('NUL'), extensions: { code: 'BAD_REQUEST' } }])
  })

  it('is answered with half a character in it, which finds nobody', async () => {
    const wish = { edition: 'EN_AU', ...sydney, line: 'dolphin\ud800', first: 10 } as const
    expect(await ask(askNearestDealers, wish)).toEqual({ status: 200, data: { nearestDealers: [] } })
  })

  it('can be narrowed by service and line', async () => {
    const { data } = await ask(askNearestDealers, {
      edition: 'EN_AU',
      ...sydney,
      service: 'WATER_TREATMENT',
      line: 'dolphin',
      first: 10,
    })
    expect(askNearestDealers.parse(data).map(({ dealer }) => dealer.slug)).toEqual(['bayside-pool-workshop'])
  })

  it.each([
    ['no place on Earth', { lat: 91, lon: 0, first: 1 }],
    ['more dealers than anybody reads', { ...sydney, first: 51 }],
    ['fewer than one', { ...sydney, first: 0 }],
  ])('is refused for %s', async (__, given) => {
    const { status, errors } = await ask(askNearestDealers, { edition: 'EN_AU', ...given })
    expect(status).toBe(400)
    expect(errors).toMatchObject([{ extensions: { code: 'OUT_OF_RANGE' } }])
  })

  it('names places of the edition, as the dealer finder does', async () => {
    const { data } = await ask(askPlaces, { edition: 'EN_AU', text: 'kirrawe' })
    expect(askPlaces.parse(data)[0]).toMatchObject({ name: 'Kirrawee', state: 'NSW', postcode: '2232' })
    const far = await ask(askPlaces, { edition: 'EN_NZ', text: 'kirrawe' })
    expect(far.status).toBe(503)
  })

  describe('a demo', () => {
    const isSaturday = (day: string) => new Date(day).getUTCDay() === 6

    it('is offered by the nearest who shows robots, on days that it is open', async () => {
      const { data } = await ask(askDemoDates, { edition: 'EN_AU', postcode: '3192' })
      const { place, dealer, km, days } = askDemoDates.parse(data)
      expect(place?.postcode).toBe('3192')
      expect(dealer).toEqual(bayside)
      expect(km).toBeGreaterThan(1)
      expect(km).toBeLessThan(10)
      expect(days.length).toBeGreaterThanOrEqual(6)
      expect(days.every(isSaturday)).toBe(true)
      expect(days).toContain(addDays(closedDay, 7))
      expect(days).not.toContain(holiday)
      expect(days).not.toContain(closedDay)
    })

    it('is offered by the dealer asked for, also before a postcode is known', async () => {
      const { data } = await ask(askDemoDates, { edition: 'EN_AU', dealer: bayside.slug })
      expect(askDemoDates.parse(data)).toMatchObject({ place: null, km: null, dealer: { slug: bayside.slug } })
    })

    it.each([
      ['one who does not show robots', { dealer: 'hunter' }],
      ['anybody far from all of them', { postcode: '4482' }],
      ['a postcode that has no place', { postcode: '0206' }],
    ])('is not offered by %s', async (__, wish) => {
      const { data } = await ask(askDemoDates, { edition: 'EN_AU', ...wish })
      expect(askDemoDates.parse(data)).toMatchObject({ dealer: null, days: [] })
    })
  })
})
