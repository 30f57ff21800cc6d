import type { MapPoint } from '../../domain/map/map-projection.ts'

/** A minus sign separates as well as a space does. */
const joined = (numbers: readonly number[]): string =>
  numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('')

/** A closed line as a path of whole units, each step from the point before: half the letters of an absolute one. */
export const closedLinePath = (line: readonly MapPoint[]): string => {
  const whole = line.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  const [start, ...others] = whole
  if (start === undefined) return ''
  let last = start
  const steps: number[] = []
  for (const point of others) {
    if (point.x !== last.x || point.y !== last.y) steps.push(point.x - last.x, point.y - last.y)
    last = point
  }
  return steps.length < 4 ? '' : `M${joined([start.x, start.y])}l${joined(steps)}z`
}
