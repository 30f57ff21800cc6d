import { createHash } from 'node:crypto'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Catalogue } from '../../site/content/catalogue.ts'
import type { Shell } from '../../site/content/shell.ts'
import type { SitePage } from '../registry/site-page.ts'
import type { EditionView } from '../view/edition-view.ts'
import { catalogueOf } from './catalogue.ts'
import { shellOf } from './shell.ts'

export interface SharedByHash {
  shells: Record<string, Shell>
  catalogues: Record<string, Catalogue>
}

/** What pages share, each under the hash of its contents. */
export interface StaticQueries {
  /** Those a page needs: the shell of its edition, and then the catalogue if it names products by their slugs. */
  hashesFor(page: Pick<SitePage, 'edition' | 'usesCatalogue'>): string[]
  /** The menus and data of every edition, without which no page can be shown. */
  shellHashes: string[]
  byHash: Record<string, unknown>
  /** The same, by what they are. */
  shared: SharedByHash
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10)

export const createStaticQueries = (views: EditionView[]): StaticQueries => {
  const shared: SharedByHash = { shells: {}, catalogues: {} }
  const keep = <Value>(value: Value, kept: Record<string, Value>): string => {
    const hash = hashOf(value)
    kept[hash] = value
    return hash
  }
  const hashes = new Map<EditionCode, { shell: string; catalogue: string }>(
    views.map((view) => [
      view.content.code,
      { shell: keep(shellOf(view), shared.shells), catalogue: keep(catalogueOf(view), shared.catalogues) },
    ]),
  )
  return {
    hashesFor: ({ edition, usesCatalogue }) => {
      const { shell, catalogue } = hashes.get(edition) ?? { shell: '', catalogue: '' }
      return usesCatalogue ? [shell, catalogue] : [shell]
    },
    shellHashes: [...hashes.values()].map(({ shell }) => shell),
    byHash: { ...shared.shells, ...shared.catalogues },
    shared,
  }
}
