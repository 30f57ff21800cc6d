import { defaultLocale, editionCodes, type Locale, localeOf } from '../../domain/edition/edition-code.ts'

export const locales: readonly Locale[] = editionCodes.map(localeOf)

export type PerLocale<Value> = Record<Locale, Value>

export const perLocale = <Value>(valueFor: (locale: Locale) => Value): PerLocale<Value> => ({
  'en-AU': valueFor('en-AU'),
  'en-NZ': valueFor('en-NZ'),
  'en-ZA': valueFor('en-ZA'),
})

/** Every locale falls back to the default one, field by field. */
export const mergeLocales = (
  base: Readonly<Record<string, unknown>>,
  overlays: ReadonlyMap<Locale, Readonly<Record<string, unknown>>>,
): PerLocale<Readonly<Record<string, unknown>>> =>
  perLocale((locale) => {
    const overlay = locale === defaultLocale ? undefined : overlays.get(locale)
    return overlay ? { ...base, ...overlay } : base
  })
