import { defaultLocale, type Locale } from '../../domain/edition/edition-code.ts'
import type { Asset, Entry, Overlays } from '../load/content.ts'
import { locales } from '../load/merge-locales.ts'
import { contentError } from './content-error.ts'
import type { ContentView } from './content-view.ts'

/** What every resolver can reach. */
export interface QueryContext {
  view: ContentView
  previewAllowed: boolean
  space: string
  environment: string
  /** Where the image API answers, without a trailing slash. */
  imagesUrl: string
}

/** For whom values are read. */
export interface Scope {
  locale: Locale
  /** Whether what the locale does not say itself comes from the default one. */
  fallback: boolean
}

/** In which language and whether with drafts; cascades from an entry into what it links to. */
export interface Place extends Scope {
  preview: boolean
}

export interface EntryItem extends Place {
  entry: Entry
}

export interface AssetItem extends Place {
  asset: Asset
}

export interface ScopeArguments {
  locale?: string | null
  useFallbackLocale?: boolean | null
}

export interface PlaceArguments extends ScopeArguments {
  preview?: boolean | null
}

export const rootPlace: Place = { locale: defaultLocale, fallback: true, preview: false }

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

export const placeFrom = (args: PlaceArguments, inherited: Place, context: QueryContext): Place => {
  const preview = args.preview ?? inherited.preview
  if (preview && !context.previewAllowed) {
    throw contentError('ACCESS_TOKEN_INVALID', 'Previewing content needs the preview access token')
  }
  return { ...scopeFrom(args, inherited), preview }
}
