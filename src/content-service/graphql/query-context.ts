import { defaultLocale, type Locale } from '../../domain/edition/edition-code.ts'
import type { Asset, Entry } from '../load/content.ts'
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

/** In which language and whether with drafts; cascades from an entry into what it links to. */
export interface Place {
  locale: Locale
  preview: boolean
}

export interface EntryItem extends Place {
  entry: Entry
}

export interface AssetItem extends Place {
  asset: Asset
}

export interface PlaceArguments {
  locale?: string | null
  preview?: boolean | null
}

export const rootPlace: Place = { locale: defaultLocale, preview: false }

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

export const placeFrom = (args: PlaceArguments, inherited: Place, context: QueryContext): Place => {
  const preview = args.preview ?? inherited.preview
  if (preview && !context.previewAllowed) {
    throw contentError('ACCESS_TOKEN_INVALID', 'Previewing content needs the preview access token')
  }
  return { locale: localeFrom(args.locale, inherited.locale), preview }
}
