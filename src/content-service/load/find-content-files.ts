import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  defaultEdition,
  defaultLocale,
  editionCodes,
  isEditionCode,
  type Locale,
  localeOf,
} from '../../domain/edition/edition-code.ts'
import type { ContentType } from '../model/field.ts'
import { assetType } from './asset-type.ts'
import type { Problem } from './problem.ts'

export interface ContentFile {
  /** Relative to the content directory, with forward slashes. */
  path: string
  type: ContentType
  id: string
  locale: Locale
  format: 'md' | 'yaml'
  /** Another one when the file was written again. */
  stamp: string
}

export const stampOf = (size: number, modified: number): string => `${size} ${modified}`

const overlayEndings = editionCodes
  .filter((code) => code !== defaultEdition)
  .map((code) => `.${code}`)
  .join(' or ')

const idPattern = /^[a-z0-9]+([_-][a-z0-9]+)*$/

/** Every entry, overlay and asset description under the content directory. Synchronous: thousands of stats are faster so. */
export const findContentFiles = (
  directory: string,
  model: readonly ContentType[],
): { files: ContentFile[]; problems: Problem[] } => {
  const files: ContentFile[] = []
  const problems: Problem[] = []
  const types = new Map([...model, assetType].flatMap((type) => (type.folder ? [[type.folder, type] as const] : [])))

  const visit = (folder: string, type: ContentType): void => {
    for (const item of itemsOf(join(directory, folder))) {
      const path = `${folder}/${item.name}`
      if (item.name.startsWith('.')) continue
      if (item.isDirectory()) visit(path, type)
      else {
        const named = readName(item.name, type)
        if (named.ok) {
          const { size, mtimeMs } = statSync(join(directory, path))
          files.push({ path, type, ...named.name, stamp: stampOf(size, mtimeMs) })
        } else if (named.reason) problems.push({ file: path, line: 1, reason: named.reason })
      }
    }
  }

  for (const item of itemsOf(directory)) {
    if (!item.isDirectory() || item.name.startsWith('.')) continue
    const type = types.get(item.name)
    if (type) visit(item.name, type)
    else {
      const known = [...types.keys()].toSorted().join(', ')
      problems.push({ file: item.name, line: 1, reason: `no content type keeps its files here (known: ${known})` })
    }
  }
  return { files, problems }
}

/** In the order of their names, so that the same content gives the same problems everywhere. */
const itemsOf = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))

type Name = Pick<ContentFile, 'id' | 'locale' | 'format'>

const readName = (fileName: string, type: ContentType): { ok: true; name: Name } | { ok: false; reason?: string } => {
  const [id = '', ...rest] = fileName.split('.')
  const extension = rest.pop() ?? ''
  if (extension !== 'md' && extension !== 'yaml') {
    // Pictures lie beside their descriptions.
    if (type === assetType && extension !== 'yml') return { ok: false }
    return { ok: false, reason: 'is not a content file: entries end in .md or .yaml' }
  }
  if (type === assetType && extension === 'md') return { ok: false, reason: 'an asset is described in a .yaml file' }
  if (!idPattern.test(id)) {
    return { ok: false, reason: `"${id}" cannot be an id: use lower case letters, digits and hyphens` }
  }
  const [overlay, ...more] = rest
  if (overlay === undefined) return { ok: true, name: { id, locale: defaultLocale, format: extension } }
  if (more.length > 0 || !isEditionCode(overlay)) {
    return { ok: false, reason: `".${rest.join('.')}" is not an edition: overlays end in ${overlayEndings}` }
  }
  if (localeOf(overlay) === defaultLocale) {
    return { ok: false, reason: `${overlay} is written in the file without an edition in its name, ${id}.${extension}` }
  }
  return { ok: true, name: { id, locale: localeOf(overlay), format: extension } }
}
