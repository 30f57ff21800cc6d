import * as v from 'valibot'
import { type EditionCode, localeOf } from '../../domain/edition-code.ts'
import type { Collection } from './collection.ts'

export interface ContentQuery {
  query(document: string, variables: Record<string, unknown>): Promise<unknown>
}

const documentOf = ({ type, selection, perEdition, order }: Collection<unknown>): string => {
  const where = perEdition ? ', where: { editions_contains_some: [$edition] }' : ''
  const sorting = order === undefined ? '' : `, order: ${order}`
  const variables = `$locale: String, $skip: Int, $limit: Int${perEdition ? ', $edition: String' : ''}`
  return `query ${type}Entries(${variables}) {
    ${type}Collection(locale: $locale, skip: $skip, limit: $limit${sorting}${where}) { total items { ${selection} } }
  }`
}

/** Every entry of a collection in one edition, in as many requests as the service's limits need. */
export const fetchCollection = async <T>(
  client: ContentQuery,
  collection: Collection<T>,
  edition: EditionCode,
): Promise<T[]> => {
  const field = `${collection.type}Collection`
  const answerSchema = v.object({ [field]: v.object({ total: v.number(), items: v.array(v.unknown()) }) })
  const document = documentOf(collection)
  const entries: T[] = []
  for (;;) {
    const variables = { locale: localeOf(edition), skip: entries.length, limit: collection.pageSize }
    const answer = v.parse(
      answerSchema,
      await client.query(document, collection.perEdition ? { ...variables, edition } : variables),
    )
    const { total, items } = answer[field] ?? { total: 0, items: [] }
    for (const item of items) entries.push(parseEntry(collection, inEdition(item, edition)))
    if (items.length === 0 || entries.length >= total) return entries
  }
}

/** Links in content are written once for all editions: `/{edition}/support/contact/`. */
const inEdition = (value: unknown, edition: EditionCode): unknown => {
  if (typeof value === 'string') return value.includes('{') ? value.replaceAll('{edition}', edition) : value
  if (Array.isArray(value)) return value.map((item) => inEdition(item, edition))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, inEdition(field, edition)]))
}

const parseEntry = <T>(collection: Collection<T>, entry: unknown): T => {
  const parsed = v.safeParse(collection.schema, entry)
  if (parsed.success) return parsed.output
  const id = v.safeParse(v.object({ sys: v.object({ id: v.string() }) }), entry)
  const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '(entry)'}: ${issue.message}`)
  throw new Error(
    `The content service sent a ${collection.type} that the site cannot use (${id.success ? id.output.sys.id : 'no id'}): ${problems.join('; ')}`,
  )
}
