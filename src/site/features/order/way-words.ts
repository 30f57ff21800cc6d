import { shortDays } from '../../../domain/calendar/day-words.ts'
import { deliveryDays, dispatchDay } from '../../../domain/delivery/delivery-dates.ts'
import { pickUpReady } from '../../../domain/delivery/pick-up-time.ts'
import { pickUpWords } from '../../../domain/delivery/pick-up-words.ts'
import { zoneOfPostcode } from '../../../domain/pricing/delivery-zone.ts'
import type { ShopTerms } from '../../../domain/shop/shop-terms.ts'
import { capitalised } from '../../../domain/text/capitalised.ts'

/** When something paid now would be at the door; undefined where the postcode says nothing. */
export const doorWords = (
  postcode: string,
  state: string,
  { terms, dispatch }: ShopTerms,
  now: Date,
): string | undefined => {
  const zone = zoneOfPostcode(terms.zones, postcode)
  if (zone === undefined) return undefined
  const { from, to } = deliveryDays(dispatchDay(now, dispatch), zone, dispatch.holidays, state)
  return `${shortDays(from, to)}, ${zone.zone}`
}

/** When and where something paid now can be picked up. */
export const counterWords = ({ pickUp }: ShopTerms, now: Date): string => {
  const ready = pickUpReady(now, pickUp)
  const when = ready === undefined ? 'We email when it’s ready' : capitalised(pickUpWords(ready, now, pickUp.timeZone))
  return `${when}, ${pickUp.point.street}, kept ${pickUp.keptDays} days`
}
