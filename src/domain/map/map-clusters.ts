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

interface Neighbour {
  to: MapCluster
  apart: number
}

const nearestOf = (one: MapCluster, others: readonly MapCluster[], reach: number): Neighbour | undefined => {
  let nearest: Neighbour | undefined
  if (one.alone) return undefined
  for (const to of others) {
    if (to === one || to.alone) continue
    const apart = Math.sqrt((one.x - to.x) ** 2 + (one.y - to.y) ** 2)
    if (apart < (nearest?.apart ?? reach)) nearest = { to, apart }
  }
  return nearest
}

/**
 * Joins the two nearest again and again, until no two that may be joined are within reach of each other. Each remembers who is nearest to
 * it: where two are joined only those look again who had one of them. To others it may have come nearer; that it knows itself.
 */
export const clusterPins = (pins: readonly MapPin[], reach: number): MapCluster[] => {
  const clusters = pins.map(({ key, x, y, alone = false }): MapCluster => ({ x, y, keys: [key], alone }))
  const neighbours = new Map<MapCluster, Neighbour>()
  const look = (one: MapCluster) => {
    const nearest = nearestOf(one, clusters, reach)
    if (nearest === undefined) neighbours.delete(one)
    else neighbours.set(one, nearest)
  }
  for (const cluster of clusters) look(cluster)
  for (;;) {
    let pair: [one: MapCluster, nearest: Neighbour] | undefined
    for (const each of neighbours) if (pair === undefined || each[1].apart < pair[1].apart) pair = each
    if (pair === undefined) return clusters
    const [one, { to: other }] = pair
    const [first, second] = clusters.indexOf(one) < clusters.indexOf(other) ? [one, other] : [other, one]
    const joined = merged(first, second)
    clusters[clusters.indexOf(first)] = joined
    clusters.splice(clusters.indexOf(second), 1)
    neighbours.delete(one)
    neighbours.delete(other)
    for (const [cluster, { to }] of [...neighbours]) if (to === one || to === other) look(cluster)
    look(joined)
  }
}
