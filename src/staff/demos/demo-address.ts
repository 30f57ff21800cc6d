import { addDays, isDay } from '../../domain/calendar/calendar.ts'
import { dayInZone } from '../../domain/calendar/day-in-zone.ts'
import { ownTimeZone } from '../../domain/calendar/own-time-zone.ts'
import { placeInWeek } from '../../domain/calendar/weekday.ts'
import { type EditionCode, editionCodes } from '../../domain/edition/edition-code.ts'

/** What is looked at of the demos: all of it is in the address. */
export interface DemoView {
  readonly edition: EditionCode
  /** Of the dealers; empty for all. */
  readonly state: string
  /** A Monday. */
  readonly from: string
  /** Without those that are settled. */
  readonly isOpenOnly: boolean
}

export const mondayOf = (day: string): string => addDays(day, -placeInWeek(day))

export const thisWeek = (now: Date): string => mondayOf(dayInZone(now, ownTimeZone()))

export const viewIn = (search: string, now: Date): DemoView => {
  const params = new URLSearchParams(search)
  const from = params.get('from') ?? ''
  return {
    edition: editionCodes.find((code) => code === params.get('edition')) ?? 'en-au',
    state: params.get('state') ?? '',
    from: isDay(from) ? mondayOf(from) : thisWeek(now),
    isOpenOnly: params.get('open') === '1',
  }
}

export const addressOf = ({ edition, state, from, isOpenOnly }: DemoView, now: Date, reference = ''): string => {
  const query = new URLSearchParams({
    ...(edition !== 'en-au' && { edition }),
    ...(state !== '' && { state }),
    ...(from !== thisWeek(now) && { from }),
    ...(isOpenOnly && { open: '1' }),
  })
  const search = query.size === 0 ? '' : `?${query}`
  return `/staff/demos/${reference === '' ? '' : `${encodeURIComponent(reference)}/`}${search}`
}
