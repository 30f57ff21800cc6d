import { quantile } from './send-forms.ts'

export interface Comparison {
  readonly medians: readonly [number, number]
  readonly p5: readonly [number, number]
  readonly p95: readonly [number, number]
  /** How often one of the first took longer than one of the second (Mann-Whitney): 0.5 says nothing about which is which. */
  readonly longer: number
  /** How far from 0.5 that comes by chance alone in nineteen of twenty runs. */
  readonly chance: number
  /** How many tries of one address it takes at least to tell its kind with one error in twenty, chance being on the other side. */
  readonly triesToTell: number
}

/** Chance of a value below, of the normal distribution; to 7 digits (Abramowitz and Stegun 26.2.17). */
const normal = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
  return z > 0 ? 1 - above : above
}

const inverseNormal = (chance: number): number => {
  let [low, high] = [-8, 8]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (normal(middle) < chance) low = middle
    else high = middle
  }
  return low
}

const shareLonger = (first: readonly number[], second: readonly number[]): number => {
  const sorted = second.toSorted((a, b) => a - b)
  const below = (value: number, counts: (each: number) => boolean): number => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (counts(sorted[middle] ?? value)) low = middle + 1
      else high = middle
    }
    return low
  }
  const wins = first.reduce(
    (sum, value) => sum + (below(value, (each) => each < value) + below(value, (each) => each <= value)) / 2,
    0,
  )
  return wins / (first.length * second.length)
}

export const compareSamples = (first: readonly number[], second: readonly number[]): Comparison => {
  const longer = shareLonger(first, second)
  const [n, m] = [first.length, second.length]
  const chance = 1.96 * Math.sqrt((n + m + 1) / (12 * n * m))
  const distance = Math.SQRT2 * inverseNormal(Math.min(1, 0.5 + Math.abs(longer - 0.5) + chance))
  const pair = (part: number) => [quantile(first, part), quantile(second, part)] as const
  return {
    medians: pair(0.5),
    p5: pair(0.05),
    p95: pair(0.95),
    longer,
    chance,
    triesToTell: Math.ceil(((2 * 1.645) / distance) ** 2),
  }
}
