import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { dealerServices } from '../../domain/dealers/dealer-service.ts'
import { nearestDealers } from '../../domain/dealers/nearest-dealers.ts'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import type { Coordinates } from '../../domain/places/coordinates.ts'
import { dealers } from '../db/schema/dealers.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { fakeDealer } from './dealers.fake.ts'
import { refreshDealers } from './refresh-dealers.ts'
import { searchDealers } from './search-dealers.ts'

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const somewhere = (lat: [number, number], lon: [number, number]): fc.Arbitrary<Coordinates> =>
  fc.record({ lat: degrees(...lat), lon: degrees(...lon) })

/** Where dealers may be and where somebody may ask from: also on both sides of cuts of the map, at poles, and all in one spot. */
const place = fc.oneof(
  somewhere([-44, -10], [112, 154]),
  somewhere([-48, -34], [166, 180]),
  somewhere([-45, -43], [-180, -175]),
  somewhere([-35, -22], [16, 33]),
  somewhere([-40, -20], [-0.5, 0.5]),
  somewhere([-90, 90], [-180, 180]),
  somewhere([89, 90], [-180, 180]),
  fc.constantFrom(
    { lat: 90, lon: 0 },
    { lat: -90, lon: 0 },
    { lat: 0, lon: 180 },
    { lat: 0, lon: -180 },
    { lat: -36.85, lon: 174.76 },
  ),
)
/** Content has coordinates to a metre or so, and JSON no negative nought. */
const written = (degree: number): number => Number(degree.toFixed(5)) + 0
const lines = ['dolphin', 'liberty', 'ecoclear']
const dealer = fc.record({
  location: place.map(({ lat, lon }) => ({ lat: written(lat), lon: written(lon) })),
  services: fc.subarray([...dealerServices]),
  lines: fc.subarray(lines),
})
const asked = fc.record({
  edition: fc.constantFrom(...editionCodes),
  from: place,
  first: fc.integer({ min: 0, max: 12 }),
  service: fc.option(fc.constantFrom(...dealerServices), { nil: undefined }),
  line: fc.option(fc.constantFrom(...lines, 'nobody-has-it', 'half-a-character-\ud800'), { nil: undefined }),
})

onEachEngine((db) => {
  describe('the nearest dealers', () => {
    it('are those of the rule that the dealer finder uses, in its order, wherever dealers and visitors are', async () => {
      const country = fc.array(dealer, { maxLength: 60 })
      await fc.assert(
        fc.asyncProperty(country, country, fc.array(asked, { minLength: 8, maxLength: 8 }), async (one, other, all) => {
          await db().delete(dealers)
          const listOf = (given: typeof one) => given.map((each, at) => fakeDealer({ ...each, slug: `dealer-${at}` }))
          const lists: Partial<Record<string, Dealer[]>> = { 'en-au': listOf(one), 'en-nz': listOf(other) }
          await refreshDealers(db(), 'en-au', lists['en-au'] ?? [])
          await refreshDealers(db(), 'en-nz', lists['en-nz'] ?? [])
          await db().transaction(async (unit) => {
            // Of so few rows the planner would read all, and prove nothing of the index.
            await unit.execute(sql`set local enable_seqscan = off`)
            for (const search of all) {
              const { edition, from, first, ...wish } = search
              const right = nearestDealers(lists[edition] ?? [], from, wish).slice(0, first)
              expect(await searchDealers(unit, search)).toEqual(right)
            }
          })
        }),
        { numRuns: 30 },
      )
    })

    it('are found across the date line', async () => {
      await db().delete(dealers)
      const list = [
        fakeDealer({ slug: 'wellington', location: { lat: -41.29, lon: 174.78 } }),
        fakeDealer({ slug: 'waitangi', location: { lat: -43.95, lon: -176.56 } }),
        fakeDealer({ slug: 'at-sea', location: { lat: -43.9, lon: 179.9 } }),
      ]
      await refreshDealers(db(), 'en-nz', list)
      const search = { edition: 'en-nz', from: { lat: -43.9, lon: -179.9 }, first: 2 } as const
      expect((await searchDealers(db(), search)).map((each) => each.dealer.slug)).toEqual(['at-sea', 'waitangi'])
    })

    it('are not those who are gone from content', async () => {
      await refreshDealers(db(), 'en-nz', [])
      expect(await searchDealers(db(), { edition: 'en-nz', from: { lat: -41, lon: 175 }, first: 5 })).toEqual([])
    })
  })
})
