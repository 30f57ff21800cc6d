import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { createLruCache, type LruCache } from '../../domain/lru-cache.ts'
import { isModestJson } from '../../graphql-guards/modest-json.ts'
import type { QueryRequest } from '../graphql/admit-query.ts'
import type { ErrorCode } from '../graphql/content-error.ts'

export type ReadQuery =
  | { ok: true; request: QueryRequest }
  | { ok: false; status: number; code: ErrorCode; message: string }

const maximumBody = 1_000_000
const maximumQuery = 8 * 1024
const maximumPersistedQuery = 16 * 1024

const bodySchema = v.looseObject({
  query: v.nullish(v.unknown()),
  operationName: v.nullish(v.string()),
  variables: v.nullish(v.unknown()),
  extensions: v.nullish(v.unknown()),
})
const variablesSchema = v.record(v.string(), v.unknown())
const persistedSchema = v.object({
  persistedQuery: v.object({ version: v.literal(1), sha256Hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i)) }),
})

export type PersistedQueries = LruCache<string>
export const createPersistedQueries = (): PersistedQueries => createLruCache(1000)

const refuse = (code: ErrorCode, message: string, status = 400): ReadQuery => ({ ok: false, status, code, message })

/** The query of a GET or POST, its variables, and persisted queries resolved to their text. */
export const readQuery = async (request: Request, persisted: PersistedQueries): Promise<ReadQuery> => {
  const body = await readBody(request)
  if (!body.ok) return body.refusal
  const fields = v.safeParse(bodySchema, body.fields)
  if (!fields.success) return refuse('INVALID_QUERY_FORMAT', 'The body must be a JSON object with a query')

  const variables = readVariables(fields.output.variables)
  if (!variables) return refuse('INVALID_VARIABLES_FORMAT', 'The variables must be a JSON object')
  const found = findQuery(fields.output.query, parseIfText(fields.output.extensions), persisted)
  if (typeof found !== 'string') return found
  return { ok: true, request: { query: found, operationName: fields.output.operationName ?? undefined, variables } }
}

const readBody = async (
  request: Request,
): Promise<{ ok: true; fields: unknown } | { ok: false; refusal: ReadQuery }> => {
  if (request.method !== 'POST') return { ok: true, fields: Object.fromEntries(new URL(request.url).searchParams) }
  const tooBig = {
    ok: false,
    refusal: refuse('QUERY_TOO_BIG', `The body must be at most ${maximumBody} bytes`),
  } as const
  if (Number(request.headers.get('content-length')) > maximumBody) return tooBig
  const text = await request.text()
  if (text.length > maximumBody) return tooBig
  if (request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    return { ok: true, fields: Object.fromEntries(new URLSearchParams(text)) }
  }
  if (!isModestJson(text)) {
    return { ok: false, refusal: refuse('INVALID_QUERY_FORMAT', 'The body has too many parts, or too many levels') }
  }
  try {
    return { ok: true, fields: JSON.parse(text) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { ok: false, refusal: refuse('INVALID_QUERY_FORMAT', `The body is not valid JSON: ${why}`) }
  }
}

/** Query parameters and form fields carry JSON as text. */
const parseIfText = (value: unknown): unknown => {
  if (typeof value !== 'string' || !isModestJson(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const readVariables = (given: unknown): Record<string, unknown> | undefined => {
  if (given === null || given === undefined || given === '') return {}
  const value = parseIfText(given)
  const parsed = v.safeParse(variablesSchema, value)
  return parsed.success && !Array.isArray(value) ? parsed.output : undefined
}

const findQuery = (query: unknown, extensions: unknown, persisted: PersistedQueries): string | ReadQuery => {
  const named = v.safeParse(persistedSchema, extensions)
  const hash = named.success ? named.output.persistedQuery.sha256Hash.toLowerCase() : undefined
  if (query === undefined || query === null || query === '') {
    if (hash === undefined) return refuse('MISSING_QUERY', 'The request has no query')
    return persisted.get(hash) ?? refuse('PersistedQueryNotFound', 'PersistedQueryNotFound', 404)
  }
  if (typeof query !== 'string') return refuse('INVALID_QUERY_FORMAT', 'The query must be a string')
  const limit = hash === undefined ? maximumQuery : maximumPersistedQuery
  const size = Buffer.byteLength(query)
  if (size > limit) return refuse('QUERY_TOO_BIG', `The query must be at most ${limit} bytes, but it has ${size}`)
  if (hash === undefined) return query
  if (createHash('sha256').update(query).digest('hex') !== hash) {
    return refuse('PersistedQueryMismatch', 'PersistedQueryMismatch')
  }
  persisted.set(hash, query)
  return query
}
