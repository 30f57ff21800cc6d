import type { ContentService } from '../../content-service/content-service.ts'
import { openValueCache } from '../../content-service/load/value-cache.ts'
import { type EditionCode, localeOf } from '../../domain/edition/edition-code.ts'
import type { Collection } from './collection.ts'
import { type ContentQuery, fetchEntries, fetchIds } from './fetch-collection.ts'
import type { ReadEntries } from './read-entries.ts'

/** Entries as earlier builds fetched them. Only those whose answer would be another are asked for again. */
export interface EntryCache {
  read: ReadEntries
  /** Writes what this build read, for the next. */
  save(): void
}

export interface EntryCacheOptions {
  client: ContentQuery
  service: Pick<ContentService, 'versionOf'>
  directory: string
  /** Changes with whatever decides what is made of an entry beside the entry itself. */
  version: string
}

export const openEntryCache = ({ client, service, directory, version }: EntryCacheOptions): EntryCache => {
  const kept = openValueCache<unknown>(directory, version)
  const used = new Set<string>()
  return {
    read: async <T>(collection: Collection<T>, edition: EditionCode) => {
      const { type, selection, pageSize } = collection
      const listed = (await fetchIds(client, collection, edition)).map((id) => {
        const stamp = service.versionOf(id, selection, localeOf(edition))
        if (stamp === undefined) throw missingEntry(type, id)
        return { id, stamp, name: `${edition} ${type} ${id}` }
      })
      const missing = listed.filter(({ name, stamp }) => kept.get(name, stamp) === undefined)
      if (missing.length > 0) {
        const some = missing.length > pageSize ? undefined : missing.map(({ id }) => id)
        const fetched = await fetchEntries(client, collection, edition, some)
        for (const { id, name, stamp } of missing) {
          const entry = fetched.get(id)
          if (entry === undefined) throw missingEntry(type, id)
          kept.set(name, stamp, entry)
        }
      }
      for (const { name } of listed) used.add(name)
      // Under this name and stamp stands what this collection's schema gave.
      return listed.map(({ name, stamp }) => kept.get(name, stamp) as T)
    },
    save: () => kept.save(used),
  }
}

const missingEntry = (type: string, id: string): Error =>
  new Error(`The content service lists the ${type} ${id} but does not have it.`)
