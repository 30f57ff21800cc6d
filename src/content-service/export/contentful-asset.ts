import { defaultLocale, type Locale } from '../../domain/edition/edition-code.ts'
import { locales } from '../../domain/edition/locales.ts'
import type { Asset, AssetFile } from '../load/content.ts'
import { publishedVersion } from './contentful-sys.ts'

type PerLocale<Value> = Partial<Record<Locale, Value>>

interface FileRecord {
  fileName: string
  contentType: string
  /** The import looks for what follows the two slashes in the folder of assets. */
  url: string
  details: { size: number; image?: { width: number; height: number } }
}

export interface AssetRecord {
  sys: { id: string; type: 'Asset'; publishedVersion?: number }
  fields: { title: PerLocale<string>; description: PerLocale<string>; file: PerLocale<FileRecord> }
}

/** Where an asset's file lies in the export. An edition may have a file of its own under the same name. */
export const assetPath = (id: string, { hash, fileName }: AssetFile): string => `assets/${id}/${hash}/${fileName}`

/** An asset as its editions describe it. What they share stands once: a file in three locales would have three addresses. */
export const assetRecord = ({ id, draft, fields, overlays }: Asset): AssetRecord => {
  const own = locales.map((locale) => [locale, locale === defaultLocale ? fields[locale] : overlays[locale]] as const)
  const said = <Name extends keyof (typeof fields)['en-AU'], Value>(
    name: Name,
    show: (value: (typeof fields)['en-AU'][Name]) => Value,
  ): PerLocale<Value> =>
    Object.fromEntries(
      own.flatMap(([locale, values]) => {
        const value = values[name]
        return value === undefined ? [] : [[locale, show(value)]]
      }),
    )
  const asWritten = (text: string) => text
  return {
    sys: { id, type: 'Asset', ...(!draft && { publishedVersion }) },
    fields: {
      title: said('title', asWritten),
      description: said('description', asWritten),
      file: said('file', (file) => fileRecord(id, file)),
    },
  }
}

const fileRecord = (id: string, file: AssetFile): FileRecord => {
  const { fileName, contentType, size, width, height } = file
  return {
    fileName,
    contentType,
    url: `//${assetPath(id, file)}`,
    details: { size, ...(width !== null && height !== null && { image: { width, height } }) },
  }
}
