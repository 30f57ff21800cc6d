import { hasTheRest, namesPostcode } from './postcode-ranges.ts'

export const deliveryZones = ['metro', 'regional', 'remote'] as const

export type DeliveryZone = (typeof deliveryZones)[number]

/** What a zone is: the postcodes in it and how many working days the way there takes. */
export interface ZoneTerms {
  zone: DeliveryZone
  /** As "2000-2249" or "2600". The zone that names none has all that no other has. */
  postcodes: readonly string[]
  /** Fewest and most working days from dispatch to the door. */
  days: readonly [fewest: number, most: number]
}

/** Undefined for what is no postcode. */
export const zoneOfPostcode = (zones: readonly ZoneTerms[], postcode: string): ZoneTerms | undefined => {
  if (!/^\d{4}$/.test(postcode)) return undefined
  return zones.find((zone) => namesPostcode(zone, postcode)) ?? zones.find(hasTheRest)
}
