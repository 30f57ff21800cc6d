import { defaultLocale, type Locale } from '../../domain/edition/edition-code.ts'
import { locales } from '../../domain/edition/locales.ts'
import type { Overlays } from '../load/content.ts'
import { contentError } from './content-error.ts'

/** For whom values are read. */
export interface Scope {
  locale: Locale
  /** Whether what the locale does not say itself comes from the default one. */
  fallback: boolean
}

export interface ScopeArguments {
  locale?: string | null
  useFallbackLocale?: boolean | null
}

export const localeFrom = (wanted: string | null | undefined, inherited: Locale): Locale => {
  if (wanted === null || wanted === undefined) return inherited
  const locale = locales.find((known) => known === wanted)
  if (!locale) {
    throw contentError('UNKNOWN_LOCALE', `Query execution error. Requested an unknown locale '${wanted}'`, {
      requestedLocale: wanted,
      availableLocales: locales,
    })
  }
  return locale
}

export const scopeFrom = (args: ScopeArguments, inherited: Scope): Scope => ({
  locale: localeFrom(args.locale, inherited.locale),
  fallback: args.useFallbackLocale ?? inherited.fallback,
})

/** What an entry or asset says in a scope. */
export const valuesIn = <Values>(
  { fields, overlays }: { fields: Readonly<Record<Locale, Values>>; overlays: Overlays<Values> },
  { locale, fallback }: Scope,
): Readonly<Partial<Values>> => (fallback || locale === defaultLocale ? fields[locale] : overlays[locale])
