import { addDays, addMonths } from '../../domain/calendar/calendar.ts'
import { type Cents, centsFromPrice } from '../../domain/money/money.ts'
import { readPromotion } from '../../domain/pricing/read-promotion.ts'
import type { Promotion } from '../operations/promotions/promotion-answers.ts'

/** A promotion as it stands in the fields. */
export interface Draft {
  readonly code: string
  readonly name: string
  readonly kind: Promotion['kind']
  /** A share in per cent, or an amount in dollars. */
  readonly worth: string
  /** In dollars. */
  readonly minimum: string
  readonly startsOn: string
  readonly endsOn: string
  readonly oncePerCustomer: boolean
}

/** Runs from tomorrow for a month: there is time to look at it. */
export const newDraft = (today: string): Draft => ({
  code: '',
  name: '',
  kind: 'PERCENTAGE',
  worth: '10',
  minimum: '',
  startsOn: addDays(today, 1),
  endsOn: addMonths(addDays(today, 1), 1),
  oncePerCustomer: true,
})

const dollars = (cents: Cents): string => (cents === 0 ? '' : `${cents / 100}`)

export const draftOf = ({ kind, percent, cents, minimum, ...rest }: Promotion): Draft => ({
  ...{ code: rest.code, name: rest.name, startsOn: rest.startsOn, endsOn: rest.endsOn, kind },
  oncePerCustomer: rest.oncePerCustomer,
  worth: kind === 'PERCENTAGE' ? `${percent}` : kind === 'AMOUNT' ? dollars(cents) : '',
  minimum: dollars(minimum),
})

/** The same for another time: a code is written anew, and the days too. */
export const copyOf = (promotion: Promotion, today: string): Draft => {
  const { startsOn, endsOn } = newDraft(today)
  return { ...draftOf(promotion), code: '', startsOn, endsOn }
}

const numberIn = (written: string): number => (written.trim() === '' ? 0 : Number(written.replace(',', '.')))

/** What cannot be read is sent as an amount that nobody takes. */
const centsIn = (written: string): number => {
  const cents = centsFromPrice(numberIn(written))
  return Number.isNaN(cents) ? -1 : cents
}

/** As the desk's server wants it. */
export const inputOf = (draft: Draft) => {
  const { worth, minimum, ...rest } = draft
  const isShare = draft.kind === 'PERCENTAGE'
  const percent = isShare ? numberIn(worth) : 0
  return {
    ...rest,
    percent: Number.isFinite(percent) ? percent : -1,
    cents: draft.kind === 'AMOUNT' ? centsIn(worth) : 0,
    minimum: centsIn(minimum),
  }
}

const kinds = { PERCENTAGE: 'percentage', AMOUNT: 'amount', FREE_DELIVERY: 'free-delivery' } as const

/** What is wrong with it; undefined where it can be kept. */
export const problemOf = (draft: Draft): string | undefined => {
  const read = readPromotion({ ...inputOf(draft), kind: kinds[draft.kind] })
  return read.ok ? undefined : read.problem
}
