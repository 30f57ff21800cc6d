import { openingDays } from '../../../../domain/calendar/opening-hours.ts'
import type { Listing } from '../operations/dealer-answers.ts'

export interface TypedClosure {
  readonly from: string
  readonly to: string
  readonly note: string
}

type Texts = Readonly<Record<string, string>>

/** Hours as texts of a form, which a tab keeps. `revision`: of what was on screen when somebody began to type. */
export const hoursDraft = (
  { hours, closures, openOnHolidays, revision }: Pick<Listing, 'hours' | 'closures' | 'openOnHolidays' | 'revision'>,
  today: string,
): Texts => ({
  revision,
  holidays: openOnHolidays ? 'on' : '',
  closures: JSON.stringify(closures.filter(({ to }) => to >= today)),
  ...Object.fromEntries(
    openingDays.flatMap((day) => {
      const [from = '', to = ''] = hours[day]?.split('-') ?? []
      return [
        [`${day}-from`, from],
        [`${day}-to`, to],
      ]
    }),
  ),
})

const isClosure = (each: unknown): each is TypedClosure =>
  typeof each === 'object' &&
  each !== null &&
  ['from', 'to', 'note'].every((name) => typeof Reflect.get(each, name) === 'string')

/** Of a draft that something else has written there are none. */
export const closuresIn = ({ closures = '[]' }: Texts): TypedClosure[] => {
  try {
    const kept: unknown = JSON.parse(closures)
    return Array.isArray(kept) ? kept.filter(isClosure) : []
  } catch {
    return []
  }
}

/** As the server takes them: half a span is sent as it is, and comes back with what is wrong. */
export const hoursOfDraft = (draft: Texts) => {
  const span = (day: (typeof openingDays)[number]): string | null => {
    const [from = '', to = ''] = [draft[`${day}-from`], draft[`${day}-to`]]
    return from === '' && to === '' ? null : `${from}-${to}`
  }
  return {
    revision: draft.revision ?? '',
    hours: {
      mon: span('mon'),
      tue: span('tue'),
      wed: span('wed'),
      thu: span('thu'),
      fri: span('fri'),
      sat: span('sat'),
      sun: span('sun'),
    },
    closures: closuresIn(draft),
    openOnHolidays: draft.holidays === 'on',
  }
}
