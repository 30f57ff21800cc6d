import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { dealers } from '../db/schema/dealers.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { fakeDealer } from './dealers.fake.ts'
import { refreshDealers } from './refresh-dealers.ts'

const bayside = fakeDealer({ email: 'demo@bayside.example', hours: { wed: '08:00-17:00', mon: '09:00-12:00' } })
const hunter = fakeDealer({ slug: 'hunter-pool-works', name: 'Hunter Pool Works', lines: [], services: ['repairs'] })

onEachEngine((db) => {
  const all = () => db().select().from(dealers).orderBy(dealers.edition, dealers.listing)
  /** Changes with every write of a row. */
  const versions = async () =>
    (await db().select({ slug: dealers.slug, version: sql`xmin::text` }).from(dealers).orderBy(dealers.slug)).map(
      ({ slug, version }) => `${slug} ${version}`,
    )

  describe('the dealers of an edition', () => {
    it('are kept as content has them, and not written again while they are the same', async () => {
      expect(await refreshDealers(db(), 'en-au', [bayside, hunter])).toEqual({ written: 2, closed: 0 })
      expect(await all()).toMatchObject([
        { ...{ slug: 'bayside-pool-workshop', email: 'demo@bayside.example', lat: -37.9402, lon: 145.056 } },
        { slug: 'hunter-pool-works', email: null, services: ['repairs'], lines: [], active: true },
      ])
      const before = await versions()
      expect(await refreshDealers(db(), 'en-au', [bayside, hunter])).toEqual({ written: 0, closed: 0 })
      expect(await versions()).toEqual(before)
    })

    it('change one by one, and leave other editions alone', async () => {
      await refreshDealers(db(), 'en-nz', [fakeDealer({ slug: 'awa-pools' })])
      const moved = { ...hunter, street: '1 New Road' }
      expect(await refreshDealers(db(), 'en-au', [bayside, moved])).toEqual({ written: 1, closed: 0 })
      expect((await all()).map(({ street }) => street)).toEqual([bayside.street, '1 New Road', bayside.street])
    })

    it('have what they close for themselves, and whether they trade on holidays', async () => {
      const closures = [{ from: '2026-12-24', to: '2027-01-08', note: 'summer break' }]
      const closing = { ...hunter, street: '1 New Road', closures, openOnHolidays: true }
      expect(await refreshDealers(db(), 'en-au', [bayside, closing])).toEqual({ written: 1, closed: 0 })
      const row = async () => (await db().select().from(dealers).where(eq(dealers.slug, hunter.slug)))[0]
      expect(await row()).toMatchObject({ closures, openOnHolidays: true })
      expect(await refreshDealers(db(), 'en-au', [bayside, closing])).toEqual({ written: 0, closed: 0 })
      await refreshDealers(db(), 'en-au', [bayside, { ...closing, closures: [], openOnHolidays: false }])
      expect(await row()).toMatchObject({ closures: [], openOnHolidays: false })
    })

    it('stay when content forgets them, but are not active, until content has them again', async () => {
      expect(await refreshDealers(db(), 'en-au', [bayside])).toEqual({ written: 0, closed: 1 })
      expect(await refreshDealers(db(), 'en-au', [bayside])).toEqual({ written: 0, closed: 0 })
      const [gone] = await db().select().from(dealers).where(eq(dealers.slug, hunter.slug))
      expect(gone?.active).toBe(false)
      expect(await refreshDealers(db(), 'en-au', [bayside, hunter])).toEqual({ written: 1, closed: 0 })
      expect((await all()).every(({ active }) => active)).toBe(true)
    })

    it('are what they say of themselves, whatever content says next', async () => {
      const own = { hours: { sat: '09:00-12:00' }, location: { lat: -38, lon: 145 } }
      await db().update(dealers).set({ own }).where(eq(dealers.slug, bayside.slug))
      expect(await refreshDealers(db(), 'en-au', [{ ...bayside, phone: '(03) 5550 0000' }, hunter])).toEqual({
        ...{ written: 1, closed: 0 },
      })
      const [row] = await db().select().from(dealers).where(eq(dealers.slug, bayside.slug))
      expect(row).toMatchObject({ phone: '(03) 5550 0000', hours: own.hours, lat: -38, lon: 145, own })
      await db().update(dealers).set({ own: {} }).where(eq(dealers.slug, bayside.slug))
      await refreshDealers(db(), 'en-au', [bayside, hunter])
    })

    it('stay where they were approved at the desk, and are content’s once it has them', async () => {
      const [row] = await db().select().from(dealers).where(eq(dealers.slug, hunter.slug))
      if (row === undefined) throw new Error('There is no dealer to copy')
      const approved = { ...row, slug: 'coogee-pool-bench', source: 'desk' } as const
      await db().insert(dealers).values(approved)
      expect(await refreshDealers(db(), 'en-au', [bayside, hunter])).toEqual({ written: 0, closed: 0 })
      const listed = { ...hunter, slug: approved.slug }
      expect(await refreshDealers(db(), 'en-au', [bayside, hunter, listed])).toEqual({ written: 1, closed: 0 })
      expect(await refreshDealers(db(), 'en-au', [bayside, hunter])).toEqual({ written: 0, closed: 1 })
    })

    it('are written once by eight servers that start together', async () => {
      await db().delete(dealers)
      const list = Array.from({ length: 40 }, (_, at) => fakeDealer({ slug: `dealer-${at}` }))
      const done = await Promise.all(Array.from({ length: 8 }, () => refreshDealers(db(), 'en-za', list)))
      expect(done.filter(({ written }) => written === 40)).toHaveLength(1)
      expect(done.filter(({ written }) => written === 0)).toHaveLength(7)
      expect(await all()).toHaveLength(40)
    })

    it.each([
      ['north of the pole', { location: { lat: 91, lon: 0 } }],
      ['with a service that nobody knows', { services: ['moonshine' as 'sales'] }],
      ['with a postcode of five digits', { postcode: '12345' }],
    ])('are refused by the database itself %s', async (_, changes) => {
      await expect(refreshDealers(db(), 'en-au', [fakeDealer(changes)])).rejects.toThrow()
    })
  })
})
