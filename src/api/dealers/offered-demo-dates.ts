import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { freeDemoDays } from '../../domain/dealers/free-demo-days.ts'
import { distanceKm } from '../../domain/places/distance.ts'
import type { Gazetteer } from '../../domain/places/gazetteer.ts'
import type { Place } from '../../domain/places/place.ts'
import { placeOfPostcode } from '../../domain/places/place-of-postcode.ts'
import type { Db } from '../db/database.ts'
import { type DemoWish, demoDealer } from './demo-dealer.ts'
import { type DemoCalendar, diaryOf, takenSeats } from './demo-diary.ts'

/** Who would come to a pool, and when. */
export interface DemoDates {
  /** Undefined: nobody knows where the postcode is. */
  place: Place | undefined
  /** Undefined: nobody within reach, or nobody of that name. */
  dealer: Dealer | undefined
  /** From the place to the dealer. */
  km: number | undefined
  days: string[]
}

/** What a form can offer before it is sent. A day is only taken with the request. */
export const offeredDemoDates = async (
  db: Db,
  wish: DemoWish,
  gazetteer: Gazetteer,
  calendar: DemoCalendar,
): Promise<DemoDates> => {
  const place = placeOfPostcode(gazetteer, wish.postcode)
  const dealer = await demoDealer(db, wish, gazetteer)
  if (dealer === undefined) return { place, dealer, km: undefined, days: [] }
  const taken = await takenSeats(db, wish.edition, dealer.slug, calendar.today)
  return {
    place,
    dealer,
    km: place && distanceKm(place, dealer.location),
    days: freeDemoDays(diaryOf(dealer, taken, calendar)),
  }
}
