import type { MapPoint } from './map-projection.ts'

export interface MapPin extends MapPoint {
  key: string
  /** Never taken into a cluster: somebody looks at this one. */
  alone?: boolean
}

/** One pin, or several that would lie on each other, at the middle of them. */
export interface MapCluster extends MapPoint {
  keys: string[]
  alone: boolean
}

const merged = (a: MapCluster, b: MapCluster): MapCluster => {
  const [m, n] = [a.keys.length, b.keys.length]
  return {
    x: (a.x * m + b.x * n) / (m + n),
    y: (a.y * m + b.y * n) / (m + n),
    keys: [...a.keys, ...b.keys],
    alone: false,
  }
}

/** Joins the two nearest again and again, until no two that may be joined are within reach of each other. */
export const clusterPins = (pins: readonly MapPin[], reach: number): MapCluster[] => {
  const clusters = pins.map(({ key, x, y, alone = false }): MapCluster => ({ x, y, keys: [key], alone }))
  for (;;) {
    let nearest = reach
    let pair: [number, number] | undefined
    for (const [i, a] of clusters.entries()) {
      for (let j = i + 1; j < clusters.length; j += 1) {
        const b = clusters[j]
        if (b === undefined || a.alone || b.alone) continue
        const apart = Math.hypot(a.x - b.x, a.y - b.y)
        if (apart < nearest) [nearest, pair] = [apart, [i, j]]
      }
    }
    if (pair === undefined) return clusters
    const [first, second] = [clusters[pair[0]], clusters[pair[1]]]
    if (first !== undefined && second !== undefined) clusters[pair[0]] = merged(first, second)
    clusters.splice(pair[1], 1)
  }
}
