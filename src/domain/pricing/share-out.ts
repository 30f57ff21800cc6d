import type { Cents } from '../money/money.ts'

/**
 * An amount shared out in proportion, in whole cents that add up to it again. What rounding leaves over goes, a cent each, to
 * those who lost most by it, and among equals to those who come first.
 */
export const shareOut = (amount: Cents, weights: readonly number[]): Cents[] => {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return weights.map(() => 0 as Cents)
  const shares = weights.map((weight, at) => {
    const scaled = BigInt(amount) * BigInt(weight)
    return { at, cents: Number(scaled / BigInt(all)), lost: Number(scaled % BigInt(all)) }
  })
  let left = amount - shares.reduce((sum, { cents }) => sum + cents, 0)
  for (const share of [...shares].sort((one, other) => other.lost - one.lost || one.at - other.at)) {
    if (left === 0) break
    share.cents += 1
    left -= 1
  }
  return shares.map(({ cents }) => cents as Cents)
}
