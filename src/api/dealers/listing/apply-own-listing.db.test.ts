import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { OwnListing } from '../../../domain/dealers/own-listing.ts'
import { dealers } from '../../db/schema/dealers.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { fakeDealer } from '../dealers.fake.ts'
import { refreshDealers } from '../refresh-dealers.ts'
import { searchDealers } from '../search-dealers.ts'
import { applyOwnListing } from './apply-own-listing.ts'

const listed = fakeDealer({ email: 'bench@bayside.example' })

onEachEngine((db) => {
  const row = async () => {
    const [found] = await db()
      .select()
      .from(dealers)
      .where(and(eq(dealers.edition, 'en-au'), eq(dealers.slug, listed.slug)))
    return found
  }
  const apply = (changes: OwnListing) =>
    db().transaction((unit) => applyOwnListing(unit, 'en-au', listed.slug, changes))

  it('what a dealer says of itself counts at once, field by field, and whatever content says next', async () => {
    await refreshDealers(db(), 'en-au', [listed])
    const hours = { sat: '09:00-12:00' }
    await apply({ hours })
    await apply({ location: { lat: -38, lon: 145 }, services: ['repairs'], email: 'desk@bayside.example' })
    expect(await row()).toMatchObject({
      ...{ hours, lat: -38, lon: 145, services: ['repairs'], email: 'desk@bayside.example', phone: listed.phone },
      own: { hours, location: { lat: -38, lon: 145 }, services: ['repairs'], email: 'desk@bayside.example' },
    })
    const [nearest] = await searchDealers(db(), { edition: 'en-au', from: { lat: -38, lon: 145 }, first: 1 })
    expect(nearest).toMatchObject({ km: 0, dealer: { slug: listed.slug, services: ['repairs'] } })
    expect(await refreshDealers(db(), 'en-au', [listed])).toEqual({ written: 0, closed: 0 })
    await refreshDealers(db(), 'en-au', [{ ...listed, phone: '(03) 5550 0000' }])
    expect(await row()).toMatchObject({ phone: '(03) 5550 0000', hours, services: ['repairs'] })
  })

  it('two who change different things of it at once lose neither', async () => {
    await refreshDealers(db(), 'en-au', [listed])
    await Promise.all([
      apply({ openOnHolidays: true }),
      apply({ closures: [{ from: '2026-12-24', note: 'Stocktake' }] }),
      refreshDealers(db(), 'en-au', [{ ...listed, street: '1 New Road' }]),
    ])
    expect(await row()).toMatchObject({
      ...{ openOnHolidays: true, closures: [{ from: '2026-12-24', note: 'Stocktake' }], street: '1 New Road' },
    })
  })

  it('nobody is changed where there is no such dealer', async () => {
    expect(await db().transaction((unit) => applyOwnListing(unit, 'en-nz', listed.slug, {}))).toBeUndefined()
  })
})
