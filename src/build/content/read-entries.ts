import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Collection } from './collection.ts'
import { type ContentQuery, fetchEntries } from './fetch-collection.ts'

/** Every entry of a collection in one edition, in the collection's order. */
export type ReadEntries = <T>(collection: Collection<T>, edition: EditionCode) => Promise<T[]>

/** Asks for everything: of a service elsewhere nothing is known but its answers. */
export const readEverything =
  (client: ContentQuery): ReadEntries =>
  async (collection, edition) => [...(await fetchEntries(client, collection, edition)).values()]
