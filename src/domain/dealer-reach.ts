const reaches = [5, 10, 25, 50, 100, 150] as const

/** Nobody drives farther than this to a pool shop. */
export const farthestReach = 150

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
