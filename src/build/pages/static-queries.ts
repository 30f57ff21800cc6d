import { createHash } from 'node:crypto'
import type { EditionCode } from '../../domain/edition-code.ts'
import type { EditionView } from './edition-view.ts'
import { shellOf } from './shell.ts'

/** What pages share, each under the hash of its contents. */
export interface StaticQueries {
  /** The static query with the menus and data of an edition. */
  shellHash(edition: EditionCode): string
  byHash: Record<string, unknown>
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10)

export const createStaticQueries = (views: EditionView[]): StaticQueries => {
  const shells = views.map((view) => ({ edition: view.content.code, shell: shellOf(view) }))
  const hashes = new Map(shells.map(({ edition, shell }) => [edition, hashOf(shell)]))
  return {
    shellHash: (edition) => hashes.get(edition) ?? '',
    byHash: Object.fromEntries(shells.map(({ edition, shell }) => [hashes.get(edition) ?? '', shell])),
  }
}
