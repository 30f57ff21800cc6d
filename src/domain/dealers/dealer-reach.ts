/** How far is far, and half-way there in a round number. */
const halfWays: Record<number, number> = { 5: 2, 10: 5, 25: 10, 50: 25, 100: 50, 150: 75 }
const reaches = Object.keys(halfWays).map(Number)

/** Nobody drives farther than this to a pool shop. */
export const farthestReach = 150

/** The inner of two rings around somebody. */
export const innerRing = (km: number): number => halfWays[km] ?? km / 2

export interface DealerReach {
  km: number
  count: number
}

/**
 * How far one has to go for a choice of three, and how many there are within that; for fewer where there are no three.
 * Undefined: nobody is within reach.
 */
export const dealerReach = (distances: readonly number[]): DealerReach | undefined => {
  const within = (km: number) => distances.filter((distance) => distance <= km).length
  const km =
    reaches.find((reach) => within(reach) >= 3) ?? reaches.find((reach) => within(reach) === within(farthestReach))
  return km === undefined || within(km) === 0 ? undefined : { km, count: within(km) }
}
