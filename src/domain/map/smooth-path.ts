import type { MapPoint } from './map-projection.ts'

const numbersIn = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number)

const pointsOf = (line: string): MapPoint[] => {
  const [start = '', steps = ''] = line.split('l')
  const [x = 0, y = 0] = numbersIn(start)
  const deltas = numbersIn(steps)
  const points = [{ x, y }]
  for (let index = 0; index + 1 < deltas.length; index += 2) {
    const last = points.at(-1) ?? { x, y }
    points.push({ x: last.x + (deltas[index] ?? 0), y: last.y + (deltas[index + 1] ?? 0) })
  }
  return points
}

const written = ({ x, y }: MapPoint): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** On the way from a corner to its neighbour: half of it, but no farther than the bend reaches. */
const towards = (corner: MapPoint, neighbour: MapPoint, reach: number): MapPoint => {
  const length = Math.hypot(neighbour.x - corner.x, neighbour.y - corner.y)
  const part = length === 0 ? 0 : Math.min(0.5, reach / length)
  return { x: corner.x + (neighbour.x - corner.x) * part, y: corner.y + (neighbour.y - corner.y) * part }
}

const smoothLine = (line: string, reach: number): string => {
  const points = pointsOf(line)
  const bends = points.map((corner, index) => {
    const [before, after] = [points.at(index - 1) ?? corner, points[(index + 1) % points.length] ?? corner]
    return `${written(towards(corner, before, reach))}Q${written(corner)} ${written(towards(corner, after, reach))}`
  })
  return `M${bends.join('L')}z`
}

/**
 * Closed lines of the kind `Mx yl…z` with their corners bent. A coast is drawn from few points; seen from near it should still not
 * look cut with scissors.
 */
export const smoothPath = (path: string, reach: number): string =>
  path
    .split('z')
    .filter((line) => line !== '')
    .map((line) => smoothLine(line, reach))
    .join('')
