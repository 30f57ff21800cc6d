import { defaultLocale, type Locale } from '../../domain/edition/edition-code.ts'
import { locales } from '../../domain/edition/locales.ts'
import type { Overlays } from './content.ts'

export type PerLocale<Value> = Record<Locale, Value>

export const perLocale = <Value>(valueFor: (locale: Locale) => Value): PerLocale<Value> =>
  Object.fromEntries(locales.map((locale) => [locale, valueFor(locale)])) as PerLocale<Value>

/** Every locale falls back to the default one, field by field. */
export const mergeLocales = <Values extends object>(base: Values, overlays: Overlays<Values>): PerLocale<Values> =>
  perLocale((locale) => {
    const overlay = overlays[locale]
    return locale === defaultLocale || Object.keys(overlay).length === 0 ? base : { ...base, ...overlay }
  })
