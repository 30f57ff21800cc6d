import { defaultLocale, type Locale } from '../../domain/edition/edition-code.ts'
import { locales } from '../../domain/edition/locales.ts'
import type { Content } from '../load/content.ts'
import type { ContentType } from '../model/field.ts'
import { type AssetRecord, assetRecord } from './contentful-asset.ts'
import { type EntryRecord, entryRecord } from './contentful-entry.ts'
import { type EditorInterface, editorInterface, type TypeDefinition, typeDefinition } from './contentful-type.ts'

export interface LocaleRecord {
  sys: { id: string; type: 'Locale' }
  code: Locale
  name: string
  default: boolean
  /** Where values come from that the locale does not have. */
  fallbackCode: Locale | null
  /** Whether an entry can be published that lacks what is required in this locale. */
  optional: boolean
  contentManagementApi: true
  contentDeliveryApi: true
}

/** Everything in a space, in the form that `contentful-import` reads. */
export interface SpaceExport {
  contentTypes: TypeDefinition[]
  editorInterfaces: EditorInterface[]
  locales: LocaleRecord[]
  tags: []
  assets: AssetRecord[]
  entries: EntryRecord[]
}

export const createSpaceExport = (content: Content, model: readonly ContentType[]): SpaceExport => ({
  contentTypes: model.map(typeDefinition),
  editorInterfaces: model.map(editorInterface),
  locales: locales.map(localeRecord),
  tags: [],
  assets: [...content.assets.values()].map(assetRecord),
  entries: model.flatMap((type) => (content.entriesOfType.get(type.id) ?? []).map((entry) => entryRecord(entry, type))),
})

const localeName = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' })

const localeRecord = (code: Locale): LocaleRecord => ({
  sys: { id: code, type: 'Locale' },
  code,
  name: localeName.of(code) ?? code,
  default: code === defaultLocale,
  fallbackCode: code === defaultLocale ? null : defaultLocale,
  optional: code !== defaultLocale,
  contentManagementApi: true,
  contentDeliveryApi: true,
})
