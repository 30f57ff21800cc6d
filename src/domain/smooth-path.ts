const half = (value: number): string => String(Math.round(value * 10) / 10)

const numbersIn = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number)

/** The closed line `Mx yl…z` as a curve: through the middle of every step, around every point. */
const smoothLine = (line: string): string => {
  const [start = '', steps = ''] = line.split('l')
  const [x = 0, y = 0] = numbersIn(start)
  const points = [[x, y] as const]
  const deltas = numbersIn(steps)
  for (let index = 0; index + 1 < deltas.length; index += 2) {
    const [lastX, lastY] = points.at(-1) ?? [x, y]
    points.push([lastX + (deltas[index] ?? 0), lastY + (deltas[index + 1] ?? 0)])
  }
  const middles = points.map(([fromX, fromY], index) => {
    const [toX, toY] = points[(index + 1) % points.length] ?? [fromX, fromY]
    return `${half((fromX + toX) / 2)} ${half((fromY + toY) / 2)}`
  })
  const curves = points.map(([atX, atY], index) => `Q${atX} ${atY} ${middles[index]}`)
  return `M${middles.at(-1)}${curves.join('')}z`
}

/** A coast is drawn from few points; seen from near it should still not look cut with scissors. */
export const smoothPath = (path: string): string =>
  path
    .split('z')
    .filter((line) => line !== '')
    .map(smoothLine)
    .join('')
