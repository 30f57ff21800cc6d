import * as v from 'valibot'
import { type EditionCode, localeOf } from '../../domain/edition/edition-code.ts'
import type { Collection } from './collection.ts'

export interface ContentQuery {
  query(document: string, variables: Record<string, unknown>): Promise<unknown>
}

interface Asked {
  selection: string
  /** Entries per request. */
  pageSize: number
  /** Only these; without it, all. */
  ids?: string[] | undefined
}

const documentOf = ({ type, perEdition, order }: Collection<unknown>, { selection, ids }: Asked): string => {
  const conditions = [
    ...(perEdition ? ['editions_contains_some: [$edition]'] : []),
    ...(ids === undefined ? [] : ['sys: { id_in: $ids }']),
  ]
  const declared = [
    '$locale: String, $skip: Int, $limit: Int',
    ...(perEdition ? ['$edition: String'] : []),
    ...(ids === undefined ? [] : ['$ids: [String]']),
  ]
  const where = conditions.length === 0 ? '' : `, where: { ${conditions.join(', ')} }`
  const sorting = order === undefined ? '' : `, order: ${order}`
  return `query ${type}Entries(${declared.join(', ')}) {
    ${type}Collection(locale: $locale, skip: $skip, limit: $limit${sorting}${where}) { total items { ${selection} } }
  }`
}

/** In as many requests as the service's limits need. */
const ask = async (
  client: ContentQuery,
  collection: Collection<unknown>,
  edition: EditionCode,
  asked: Asked,
): Promise<{ id: string; item: unknown }[]> => {
  const field = `${collection.type}Collection`
  const answerSchema = v.object({ [field]: v.object({ total: v.number(), items: v.array(v.unknown()) }) })
  const document = documentOf(collection, asked)
  const { ids, pageSize } = asked
  const found: { id: string; item: unknown }[] = []
  for (;;) {
    const variables = {
      locale: localeOf(edition),
      skip: found.length,
      limit: pageSize,
      ...(collection.perEdition && { edition }),
      ...(ids !== undefined && { ids }),
    }
    const answer = v.parse(answerSchema, await client.query(document, variables))
    const { total, items } = answer[field] ?? { total: 0, items: [] }
    for (const item of items) found.push({ id: v.parse(identified, item).sys.id, item })
    if (items.length === 0 || found.length >= total) return found
  }
}

const identified = v.object({ sys: v.object({ id: v.string() }) })

/** Entries of a collection in one edition by their ids: all of them in the collection's order, or some. */
export const fetchEntries = async <T>(
  client: ContentQuery,
  collection: Collection<T>,
  edition: EditionCode,
  ids?: string[],
): Promise<Map<string, T>> => {
  const { pageSize } = collection
  const found = await ask(client, collection, edition, {
    selection: `sys { id } ${collection.selection}`,
    pageSize,
    ids,
  })
  return new Map(found.map(({ id, item }) => [id, parseEntry(collection, id, inEdition(item, edition))]))
}

/** The most that the service gives at once. */
const mostIds = 1000

/** The ids of a collection's entries in one edition, in its order. */
export const fetchIds = async (
  client: ContentQuery,
  collection: Collection<unknown>,
  edition: EditionCode,
): Promise<string[]> => {
  const found = await ask(client, collection, edition, { selection: 'sys { id }', pageSize: mostIds })
  return found.map(({ id }) => id)
}

/** Links in content are written once for all editions: `/{edition}/support/contact/`. */
const inEdition = (value: unknown, edition: EditionCode): unknown => {
  if (typeof value === 'string') return value.includes('{') ? value.replaceAll('{edition}', edition) : value
  if (Array.isArray(value)) return value.map((item) => inEdition(item, edition))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, inEdition(field, edition)]))
}

const parseEntry = <T>(collection: Collection<T>, id: string, entry: unknown): T => {
  const parsed = v.safeParse(collection.schema, entry)
  if (parsed.success) return parsed.output
  const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '(entry)'}: ${issue.message}`)
  throw new Error(
    `The content service sent a ${collection.type} that the site cannot use (${id}): ${problems.join('; ')}`,
  )
}
