import type { Locale } from '../../domain/edition/edition-code.ts'
import type { ContentType } from '../model/field.ts'
import { assetType } from './asset-type.ts'
import type { Asset, AssetFile, AssetValues, Content, Entry, FieldValues } from './content.ts'
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
      const values = assetValues(base, overlays, assetFileOf)
      if (claim('asset', file.id, file) && values)
        assets.set(file.id, {
          id: file.id,
          draft,
          publishedAt,
          version: withPictures(version, values.fields),
          ...values,
        })
      continue
    }
    if (!claim('entry', file.id, file)) continue
    const own = takeOutInlineEntries(file.type, file.id, file.locale, parsed.values)
    const inline = own.entries.map((entry) => ({ ...entry, overlays: noOverlays }))
    const said = new Map<Locale, FieldValues>()
    for (const overlay of overlays) {
      const { locale } = overlay.file
      const taken = takeOutInlineEntries(file.type, file.id, locale, overlay.parsed.values)
      inline.push(...taken.entries.map((entry) => ({ ...entry, overlays: { ...noOverlays, [locale]: entry.values } })))
      said.set(locale, taken.values)
    }
    const common = { draft, publishedAt, version }
    const saidByLocale = said.size === 0 ? noOverlays : perLocale((locale) => said.get(locale) ?? {})
    const fields = mergeLocales(own.values, saidByLocale)
    entries.set(file.id, { id: file.id, type: file.type.id, ...common, fields, overlays: saidByLocale })
    for (const { id, type, values, overlays } of inline) {
      if (claim('entry', id, file)) entries.set(id, { id, type, ...common, fields: perLocale(() => values), overlays })
    }
  }

  const entriesOfType = new Map<string, Entry[]>(model.map(({ id }) => [id, []]))
  for (const entry of entries.values()) entriesOfType.get(entry.type)?.push(entry)
  return { content: { entries, assets, entriesOfType }, problems }
}

const noOverlays: Entry['overlays'] = perLocale(() => ({}))

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

const assetValues = (
  base: ReadFile,
  overlaying: readonly ReadFile[],
  assetFileOf: (read: ReadFile) => AssetFile | undefined,
): Pick<Asset, 'fields' | 'overlays'> | undefined => {
  const valuesOf = (read: ReadFile): Partial<AssetValues> => {
    const { title, description, file } = read.parsed.values
    const found = file === undefined ? undefined : assetFileOf(read)
    return {
      ...(title !== undefined && { title: String(title) }),
      ...(description !== undefined && { description: String(description) }),
      ...(found && { file: found }),
    }
  }
  const file = assetFileOf(base)
  if (!file) return undefined
  const own: AssetValues = { title: '', description: '', ...valuesOf(base), file }
  const overlays = perLocale((locale) => {
    const overlay = overlaying.find((read) => read.file.locale === locale)
    return overlay ? valuesOf(overlay) : {}
  })
  return { fields: mergeLocales(own, overlays), overlays }
}
