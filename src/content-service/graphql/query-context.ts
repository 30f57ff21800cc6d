import { defaultLocale } from '../../domain/edition/edition-code.ts'
import type { Asset, Entry } from '../load/content.ts'
import { contentError } from './content-error.ts'
import type { ContentView } from './content-view.ts'
import { type Scope, type ScopeArguments, scopeFrom } from './scope.ts'

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
export interface Place extends Scope {
  preview: boolean
}

export interface EntryItem extends Place {
  entry: Entry
}

export interface AssetItem extends Place {
  asset: Asset
}

export interface PlaceArguments extends ScopeArguments {
  preview?: boolean | null
}

export const rootPlace: Place = { locale: defaultLocale, fallback: true, preview: false }

export const placeFrom = (args: PlaceArguments, inherited: Place, context: QueryContext): Place => {
  const preview = args.preview ?? inherited.preview
  if (preview && !context.previewAllowed) {
    throw contentError('ACCESS_TOKEN_INVALID', 'Previewing content needs the preview access token')
  }
  return { ...scopeFrom(args, inherited), preview }
}
