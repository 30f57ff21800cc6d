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

const covers = (range: string, postcode: string): boolean => {
  const [from = '', to = from] = range.split('-')
  return postcode >= from && postcode <= to
}

/** Undefined for what is no postcode. Four digits compare as they are written. */
export const zoneOfPostcode = (zones: readonly ZoneTerms[], postcode: string): ZoneTerms | undefined => {
  if (!/^\d{4}$/.test(postcode)) return undefined
  return (
    zones.find(({ postcodes }) => postcodes.some((range) => covers(range, postcode))) ??
    zones.find(({ postcodes }) => postcodes.length === 0)
  )
}
