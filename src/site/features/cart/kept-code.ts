import type { Cents } from '../../../domain/money/money.ts'
import type { PromotionCode } from '../../../domain/pricing/promotion-code.ts'

/** A code as it is kept on the device. */
export interface KeptCode {
  /** Empty for none. */
  typed: string
  /** What the server last said: null for no such code, undefined while it has said nothing. */
  found: PromotionCode | null | undefined
}

export const noCode: KeptCode = { typed: '', found: undefined }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isCents = (value: unknown): value is Cents => Number.isSafeInteger(value) && Number(value) >= 0

const isText = (value: unknown): value is string => typeof value === 'string'

const isPercent = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= 100

const parseBenefit = (value: unknown): PromotionCode['benefit'] | undefined => {
  if (!isObject(value)) return undefined
  const { kind, percent, cents } = value
  if (kind === 'percentage' && isPercent(percent)) return { kind, percent }
  if (kind === 'amount' && isCents(cents)) return { kind, cents }
  return kind === 'free-delivery' ? { kind } : undefined
}

const parseCode = (value: unknown): PromotionCode | undefined => {
  if (!isObject(value)) return undefined
  const { code, name, minimum, startsOn, endsOn, oncePerCustomer } = value
  const benefit = parseBenefit(value.benefit)
  if (!isText(code) || !isText(name) || !isText(startsOn) || !isText(endsOn)) return undefined
  if (benefit === undefined || !isCents(minimum)) return undefined
  return { code, name, benefit, minimum, startsOn, endsOn, oncePerCustomer: oncePerCustomer === true }
}

/** The valid part of whatever was stored. */
export const parseKeptCode = (value: unknown): KeptCode => {
  if (!isObject(value) || !isText(value.typed) || value.typed === '') return noCode
  const typed = value.typed.slice(0, 40)
  return { typed, found: value.found === null ? null : parseCode(value.found) }
}
