import type { Locale } from '../../domain/edition/edition-code.ts'

export type FieldValues = Readonly<Record<string, unknown>>

/** What each locale beside the default one says itself. The rest falls back. */
export type Overlays<Values> = Readonly<Record<Locale, Readonly<Partial<Values>>>>

/** An entry with its values per locale, fallback already applied. Links are entry ids. */
export interface Entry {
  id: string
  type: string
  draft: boolean
  publishedAt: string
  /** The same as long as its files say the same, whatever becomes of what it links to. */
  version: string
  fields: Readonly<Record<Locale, FieldValues>>
  overlays: Overlays<FieldValues>
}

/** A picture or document as it lies on disk. */
export interface AssetFile {
  path: string
  fileName: string
  contentType: string
  size: number
  /** When it was last written, in milliseconds since 1970. */
  modified: number
  hash: string
  width: number | null
  height: number | null
}

export interface AssetValues {
  title: string
  description: string
  file: AssetFile
}

export interface Asset {
  id: string
  draft: boolean
  publishedAt: string
  /** The same as long as its description and its picture are. */
  version: string
  fields: Readonly<Record<Locale, AssetValues>>
  overlays: Overlays<AssetValues>
}

export interface Content {
  entries: ReadonlyMap<string, Entry>
  assets: ReadonlyMap<string, Asset>
  entriesOfType: ReadonlyMap<string, readonly Entry[]>
}
