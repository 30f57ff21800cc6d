import type { Locale } from '../../domain/edition/edition-code.ts'
import type { ContentType } from '../model/field.ts'
import { assetType } from './asset-type.ts'
import type { Asset, AssetFile, AssetValues, Content, Entry } from './content.ts'
import { timeOf } from './date-time.ts'
import type { ContentFile } from './find-content-files.ts'
import { takeOutInlineEntries } from './inline-entries.ts'
import { mergeLocales, perLocale } from './merge-locales.ts'
import type { Problem } from './problem.ts'
import type { ParsedFile } from './read-content-file.ts'

export interface ReadFile {
  file: ContentFile
  parsed: ParsedFile
}

const defaultPublished = '2026-07-01T00:00:00.000Z'

/** Puts base files and overlays together into entries and assets. Ids are checked here; links are not. */
export const assembleContent = (
  read: readonly ReadFile[],
  model: readonly ContentType[],
  assetFileOf: (read: ReadFile) => AssetFile | undefined,
): { content: Content; problems: Problem[] } => {
  const problems: Problem[] = []
  const entries = new Map<string, Entry>()
  const assets = new Map<string, Asset>()
  const owners = new Map<string, string>()

  const claim = (kind: 'entry' | 'asset', id: string, file: ContentFile): boolean => {
    const owner = owners.get(`${kind} ${id}`)
    if (owner === undefined) {
      owners.set(`${kind} ${id}`, file.path)
      return true
    }
    problems.push({ file: file.path, line: 1, reason: `the id "${id}" is already taken by ${owner}` })
    return false
  }

  for (const { base, overlays } of pairOverlays(read, problems)) {
    const { file, parsed } = base
    const { draft } = parsed
    const publishedAt = momentOf(parsed.published)
    const version = [base, ...overlays].map((one) => `${one.file.path} ${one.parsed.hash}`).join(' ')
    if (file.type === assetType) {
      const fields = assetFields(base, overlays, assetFileOf)
      if (claim('asset', file.id, file) && fields)
        assets.set(file.id, { id: file.id, draft, publishedAt, version: withPictures(version, fields), fields })
      continue
    }
    if (!claim('entry', file.id, file)) continue
    const own = takeOutInlineEntries(file.type, file.id, file.locale, parsed.values)
    const inline = [...own.entries]
    const overlayValues = new Map<Locale, Readonly<Record<string, unknown>>>()
    for (const overlay of overlays) {
      const taken = takeOutInlineEntries(file.type, file.id, overlay.file.locale, overlay.parsed.values)
      inline.push(...taken.entries)
      overlayValues.set(overlay.file.locale, taken.values)
    }
    const fields = mergeLocales(own.values, overlayValues)
    entries.set(file.id, { id: file.id, type: file.type.id, draft, publishedAt, version, fields })
    for (const { id, type, values } of inline) {
      if (claim('entry', id, file))
        entries.set(id, { id, type, draft, publishedAt, version, fields: perLocale(() => values) })
    }
  }

  const entriesOfType = new Map<string, Entry[]>(model.map(({ id }) => [id, []]))
  for (const entry of entries.values()) entriesOfType.get(entry.type)?.push(entry)
  return { content: { entries, assets, entriesOfType }, problems }
}

const moments = new Map<string, string>()

/** In UTC. A date that is not one has been reported already. Many entries are of the same day. */
const momentOf = (date = defaultPublished): string => {
  const known = moments.get(date)
  if (known !== undefined) return known
  const time = timeOf(date)
  const moment = Number.isNaN(time) ? defaultPublished : new Date(time).toISOString()
  moments.set(date, moment)
  return moment
}

interface Paired {
  base: ReadFile
  overlays: ReadFile[]
}

const pairOverlays = (read: readonly ReadFile[], problems: Problem[]): Paired[] => {
  const key = ({ file }: ReadFile) => `${file.type.id} ${file.id}`
  const pairs: Paired[] = []
  const byKey = new Map<string, Paired>()
  for (const base of read) {
    if (base.file.locale !== 'en-AU') continue
    const pair = { base, overlays: [] }
    pairs.push(pair)
    if (!byKey.has(key(base))) byKey.set(key(base), pair)
  }
  for (const overlay of read) {
    if (overlay.file.locale === 'en-AU') continue
    const pair = byKey.get(key(overlay))
    const { path, id, locale } = overlay.file
    if (!pair) {
      problems.push({ file: path, line: 1, reason: `there is no ${id}.md or ${id}.yaml that it could overlay` })
    } else if (pair.overlays.some((other) => other.file.locale === locale)) {
      problems.push({ file: path, line: 1, reason: `"${id}" has another overlay for ${locale}` })
    } else pair.overlays.push(overlay)
  }
  return pairs
}

const withPictures = (version: string, fields: Asset['fields']): string =>
  [version, ...Object.values(fields).map(({ file }) => `${file.fileName} ${file.hash}`)].join(' ')

const assetFields = (
  base: ReadFile,
  overlays: readonly ReadFile[],
  assetFileOf: (read: ReadFile) => AssetFile | undefined,
): Asset['fields'] | undefined => {
  const valuesOf = (values: Readonly<Record<string, unknown>>, file: AssetFile): AssetValues => ({
    title: String(values.title),
    description: String(values.description),
    file,
  })
  const baseFile = assetFileOf(base)
  if (!baseFile) return undefined
  return perLocale((locale) => {
    const overlay = overlays.find(({ file }) => file.locale === locale)
    if (!overlay) return valuesOf(base.parsed.values, baseFile)
    const file = 'file' in overlay.parsed.values ? assetFileOf(overlay) : undefined
    return valuesOf({ ...base.parsed.values, ...overlay.parsed.values }, file ?? baseFile)
  })
}
