export interface ArrivalLimits {
  /** How many files may be on their way in at once: each may be held whole. */
  readonly most: number
  /** How many of them from one sender, so that a slow one does not take every place. */
  readonly mostOfOne: number
}

export const usualArrivals: ArrivalLimits = { most: 24, mostOfOne: 8 }

/** A place for a file on its way in, to be left when it is through; nothing when all are taken. */
export type Arrive = (sender: string) => (() => void) | undefined

export const createArrivals = ({ most, mostOfOne }: ArrivalLimits): Arrive => {
  const bySender = new Map<string, number>()
  let all = 0
  return (sender) => {
    const own = bySender.get(sender) ?? 0
    if (all >= most || own >= mostOfOne) return undefined
    all += 1
    bySender.set(sender, own + 1)
    return () => {
      all -= 1
      const left = (bySender.get(sender) ?? 1) - 1
      if (left === 0) bySender.delete(sender)
      else bySender.set(sender, left)
    }
  }
}
