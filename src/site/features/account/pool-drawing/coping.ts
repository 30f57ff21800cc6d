import type { Point, Run } from './outline-runs.ts'

const unit = (x: number, y: number): Point => {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

/** The rim as one loop, each point once. */
export const loopOf = (runs: readonly Run[]): Point[] => runs.flatMap((run) => run.slice(0, -1))

/** So far outside the rim, corners kept. */
export const widened = (loop: readonly Point[], by: number): Point[] =>
  loop.map((point, index) => {
    const before = loop.at(index - 1) ?? point
    const after = loop[(index + 1) % loop.length] ?? point
    const [inX, inY] = unit(point[0] - before[0], point[1] - before[1])
    const [outX, outY] = unit(after[0] - point[0], after[1] - point[1])
    // Going right along the far side, outside is away from us.
    const [x, y] = unit(inY + outY, -inX - outX)
    const reach = by / Math.max(0.35, x * inY - y * inX)
    return [point[0] + x * reach, point[1] + y * reach]
  })
