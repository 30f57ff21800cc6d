import type { Locale } from './edition-code.ts'

const formats = new Map<Locale, Intl.DateTimeFormat>()

const dayFormat = (locale: Locale): Intl.DateTimeFormat => {
  const known = formats.get(locale)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  formats.set(locale, made)
  return made
}

/** A day as the edition writes it: 15 November 2026. */
export const formatDay = (isoDay: string, locale: Locale): string => dayFormat(locale).format(new Date(isoDay))
