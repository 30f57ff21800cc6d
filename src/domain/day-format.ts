import type { Locale } from './edition-code.ts'

/** A day as the edition writes it: 15 November 2026. */
export const formatDay = (isoDay: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(isoDay),
  )
