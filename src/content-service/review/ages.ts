import * as v from 'valibot'
import { addMonths } from '../../domain/calendar/calendar.ts'
import { formatDay } from '../../domain/calendar/day-format.ts'
import { publishedEntries } from '../agreement/published-entries.ts'
import type { Doubt, Review } from './doubt.ts'

const monthsOfPost = 24

const monthsOfReview = 12

const monthsOfHolidays = 9

/** Dates of content may carry a time of day. */
const day = v.pipe(
  v.string(),
  v.transform((moment) => moment.slice(0, 10)),
)

const postSchema = v.object({ date: day })

/** What was news. */
export const oldPosts: Review = (content, catalogue, today) =>
  publishedEntries(content, 'post', postSchema, catalogue)
    .filter(({ date }) => date < addMonths(today, -monthsOfPost))
    .map(({ id, date }) => ({
      kind: 'old-post',
      id,
      locale: catalogue.locale,
      field: 'date',
      reason: `is of ${formatDay(date)}: is it still so?`,
    }))

const faqSchema = v.object({ lastReviewed: day })

export const unreviewed: Review = (content, catalogue, today) =>
  publishedEntries(content, 'faq', faqSchema, catalogue)
    .filter(({ lastReviewed }) => lastReviewed < addMonths(today, -monthsOfReview))
    .map(({ id, lastReviewed }) => ({
      kind: 'unreviewed',
      id,
      locale: catalogue.locale,
      field: 'lastReviewed',
      reason: `was looked through on ${formatDay(lastReviewed)}, over a year ago`,
    }))

const closuresSchema = v.object({
  closures: v.nullish(v.array(v.looseObject({ from: v.string(), to: v.optional(v.string()) })), []),
})

/** They say nothing to anybody any more. */
export const pastClosures: Review = (content, catalogue, today) =>
  publishedEntries(content, 'dealer', closuresSchema, catalogue).flatMap(({ id, closures }) =>
    closures.flatMap(({ from, to = from }, at): Doubt[] =>
      to >= today
        ? []
        : [
            {
              kind: 'past-closure',
              id,
              locale: catalogue.locale,
              field: `closures.${at}`,
              reason: `was closed until ${formatDay(to)}: take it out`,
            },
          ],
    ),
  )

const calendarSchema = v.object({ holidays: v.array(v.looseObject({ day: v.string() })) })

/** Dealers and the phone are told closed nine months ahead. */
export const holidaysEnd: Review = (content, catalogue, today) =>
  publishedEntries(content, 'holidayCalendar', calendarSchema, catalogue).flatMap(({ id, holidays }): Doubt[] => {
    const last = holidays.at(-1)?.day
    if (last !== undefined && last >= addMonths(today, monthsOfHolidays)) return []
    const reason = `${last === undefined ? 'names none' : `ends on ${formatDay(last)}`}: node scripts/write-holidays.ts writes the next years`
    return [{ kind: 'holidays', id, locale: catalogue.locale, field: 'holidays', reason }]
  })
