import type { Locale } from '../edition/edition-code.ts'
import { formatNumber } from './number-format.ts'

/** A figure with no more decimals than it needs, and at most so many. */
export const formatFigure = (value: number, locale: Locale, atMost = 2): string => {
  const rounded = Number(value.toFixed(atMost))
  const decimals = `${rounded}`.split('.')[1]?.length ?? 0
  return formatNumber(rounded, locale, Math.min(decimals, atMost))
}
