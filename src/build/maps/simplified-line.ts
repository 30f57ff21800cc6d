import type { MapPoint } from '../../domain/map/map-projection.ts'

const distanceToChord = (point: MapPoint, from: MapPoint, to: MapPoint): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  const t = Math.max(0, Math.min(1, along))
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy)
}

/**
 * The line with only those points that are seen (Douglas and Peucker). How far a point may be off is asked for each, so that a
 * line can be exact where people look closely and rough where nobody does.
 */
export const simplifiedLine = (line: readonly MapPoint[], tolerance: (point: MapPoint) => number): MapPoint[] => {
  const kept = new Set([0, line.length - 1])
  const spans: [number, number][] = [[0, line.length - 1]]
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [first, last] = span
    const [from, to] = [line[first], line[last]]
    if (from === undefined || to === undefined) continue
    let worst = 1
    let at = -1
    for (let index = first + 1; index < last; index += 1) {
      const point = line[index]
      if (point === undefined) continue
      const off = distanceToChord(point, from, to) / tolerance(point)
      if (off > worst) [worst, at] = [off, index]
    }
    if (at === -1) continue
    kept.add(at)
    spans.push([first, at], [at, last])
  }
  return line.filter((_, index) => kept.has(index))
}
