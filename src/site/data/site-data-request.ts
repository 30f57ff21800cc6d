import { ServerError, ServerParseError } from './server-error.ts'

export interface GraphQLError {
  message: string
  extensions?: Readonly<Record<string, unknown>>
}

export interface SiteDataAnswer {
  data: unknown
  errors: readonly GraphQLError[]
}

export interface SiteDataRequest {
  operationName: string
  variables: Readonly<Record<string, unknown>>
  query: string
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const parseBody = (status: number, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    // The status says more than a proxy's HTML page does.
    if (status >= 300) return text
    throw new ServerParseError(status, text, cause)
  }
}

const parseError = (error: unknown): GraphQLError => {
  const { message, extensions } = isObject(error) ? error : {}
  const text = typeof message === 'string' ? message : 'Unknown error'
  return isObject(extensions) ? { message: text, extensions } : { message: text }
}

/** One POST, without time-out. Whatever is not a GraphQL answer is thrown. */
export const sendSiteData = async (
  send: typeof fetch,
  url: string,
  token: string | null,
  { operationName, variables, query }: SiteDataRequest,
): Promise<SiteDataAnswer> => {
  const response = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token === null ? '' : `Bearer ${token}` },
    body: JSON.stringify({ operationName, variables, query }),
  })
  const { status } = response
  const body = parseBody(status, await response.text())
  if (status >= 300) throw new ServerError(`Response not successful: Received status code ${status}`, status, body)
  if (!isObject(body) || !('data' in body || 'errors' in body)) {
    throw new ServerError(`Server response was missing for query '${operationName}'`, status, body)
  }
  return { data: body.data, errors: Array.isArray(body.errors) ? body.errors.map(parseError) : [] }
}
