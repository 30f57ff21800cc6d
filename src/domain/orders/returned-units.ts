import type { RefundedLine } from './refund-amount.ts'

interface Line {
  name: string
  quantity: number
  refundedUnits: number
}

/** Why some units cannot be sent back; undefined where they can. */
export const returnProblem = (lines: readonly Line[], wanted: readonly RefundedLine[]): string | undefined => {
  if (wanted.length === 0) return 'Choose what you want to send back.'
  if (new Set(wanted.map(({ position }) => position)).size < wanted.length) return 'Something is chosen twice.'
  for (const { position, units } of wanted) {
    const line = lines[position]
    if (line === undefined) return 'That is not in the order.'
    const left = line.quantity - line.refundedUnits
    if (!Number.isInteger(units) || units < 1 || units > left) return `You can send back ${left} of ${line.name}.`
  }
  return undefined
}
