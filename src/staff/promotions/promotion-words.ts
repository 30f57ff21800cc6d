import { formatDay } from '../../domain/calendar/day-format.ts'
import { formatAmount } from '../../domain/money/money-format.ts'
import { type PromotionView, promotionViews } from '../../domain/staff/promotion-views.ts'
import { asEnum } from '../../site/data/enum-words.ts'
import type { Promotion } from '../operations/promotions/promotion-answers.ts'

export const viewWords: Record<PromotionView, string> = { running: 'Running', 'to-come': 'To come', over: 'Over' }

/** GraphQL writes it with a line below. */
export const viewOf = (written: Promotion['view']): PromotionView =>
  promotionViews.find((each) => asEnum(each) === written) ?? 'running'

const aud = (cents: Parameters<typeof formatAmount>[0]) => formatAmount(cents, 'AUD', 'en-AU')

type Benefit = Pick<Promotion, 'kind' | 'percent' | 'cents' | 'minimum'>

/** "10 % off, from A$150 of goods". */
export const benefitWords = ({ kind, percent, cents, minimum }: Benefit): string => {
  const worth = { PERCENTAGE: `${percent} % off`, AMOUNT: `${aud(cents)} off`, FREE_DELIVERY: 'Free delivery' }[kind]
  return minimum > 0 ? `${worth}, from ${aud(minimum)} of goods` : worth
}

export const daysWords = ({ startsOn, endsOn }: Pick<Promotion, 'startsOn' | 'endsOn'>): string =>
  `${formatDay(startsOn)} to ${formatDay(endsOn)}`

export const usesWords = ({ uses, off }: Pick<Promotion, 'uses' | 'off'>): string => {
  if (uses === 0) return 'Nobody has used it.'
  return `${uses === 1 ? 'Used once' : `Used ${uses} times`}, ${aud(off)} off in all.`
}

const zones: Record<string, string> = {
  metro: 'to a city',
  regional: 'to the country',
  remote: 'to a remote place',
  'pick-up': 'picked up',
}

/** "2 × Fine filter, Caddy, to a city". */
export const cartWords = (lines: readonly { name: string; quantity: number }[], zone: string): string =>
  [...lines.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)), zones[zone] ?? zone].join(
    ', ',
  )

/** How much of what was to be paid it takes off, in whole per cent. */
export const shareOff = (before: number, after: number): number =>
  before === 0 ? 0 : Math.round(((before - after) / before) * 100)
