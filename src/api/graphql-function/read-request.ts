import * as v from 'valibot'
import { isModestJson } from '../../graphql-guards/modest-json.ts'
import { holdsNul } from './holds-nul.ts'
import { readBody } from './read-body.ts'
import { type Refusal, refuse } from './refusal.ts'

/** One operation as it was sent. */
export interface Sent {
  readonly query: string
  readonly operationName?: string
  readonly variables: Readonly<Record<string, unknown>>
}

const object = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)
const sentSchema = v.object({
  query: v.string(),
  operationName: v.nullish(v.string()),
  variables: v.nullish(object),
  extensions: v.nullish(object),
})
const expectations: Readonly<Record<keyof typeof sentSchema.entries, string>> = {
  query: 'Send the operation as text in "query".',
  operationName: 'Send "operationName" as text, or leave it out.',
  variables: 'Send "variables" as an object, or leave them out.',
  extensions: 'Send "extensions" as an object, or leave them out.',
}

/**
 * Only a POST of JSON is read. A page elsewhere cannot send one of these with a visitor's credentials without asking the
 * browser first, and this function never says yes.
 */
export const readRequest = async (request: Request): Promise<{ ok: true; sent: Sent } | Refusal> => {
  if (request.method !== 'POST') {
    return { ...refuse('METHOD_NOT_ALLOWED', 'Send operations by POST.', 405), headers: { allow: 'POST' } }
  }
  if (!isJson(request.headers)) {
    return refuse('UNSUPPORTED_MEDIA_TYPE', 'Send operations as application/json, in UTF-8, not compressed.', 415)
  }
  const body = await readBody(request)
  return body.ok ? readSent(body.text) : body
}

const isJson = (headers: Headers): boolean => {
  const [type, ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  const inUtf8 = parameters.every((parameter) => {
    const [name, value] = parameter.split('=').map((part) => part.trim())
    return name !== 'charset' || value === 'utf-8' || value === '"utf-8"' || value === 'utf8'
  })
  return type?.trim() === 'application/json' && inUtf8 && (headers.get('content-encoding') ?? 'identity') === 'identity'
}

const readSent = (text: string): { ok: true; sent: Sent } | Refusal => {
  if (!isModestJson(text))
    return refuse('BAD_REQUEST', 'The request has too many parts, or too many inside one another.')
  const json = parseJson(text)
  if (!json.ok) return refuse('BAD_REQUEST', 'The request is not JSON.')
  if (Array.isArray(json.value)) return refuse('BAD_REQUEST', 'Send one operation at a time, not a list of them.')
  if (!v.is(object, json.value)) return refuse('BAD_REQUEST', 'Send a JSON object with "query" in it.')
  const parsed = v.safeParse(sentSchema, json.value)
  if (!parsed.success) {
    const wrong = Object.keys(v.flatten<typeof sentSchema>(parsed.issues).nested ?? {})
    const details = Object.entries(expectations).flatMap(([field, words]) => (wrong.includes(field) ? [words] : []))
    return { ...refuse('BAD_REQUEST', details.join(' ')), details }
  }
  const { query, operationName, variables } = parsed.output
  if (holdsNul(variables)) return refuse('BAD_REQUEST', 'The variables hold a NUL character. Leave it out.')
  return { ok: true, sent: { query, ...(operationName && { operationName }), variables: variables ?? {} } }
}

const parseJson = (text: string): { ok: true; value: unknown } | { ok: false } => {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}
