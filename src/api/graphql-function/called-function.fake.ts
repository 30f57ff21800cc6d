import * as v from 'valibot'
import { type DealerContext, dealerSchema } from './dealer-schema.fake.ts'
import { createGraphqlFunction, type GraphqlFunctionOptions } from './graphql-function.ts'

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly fields: Readonly<Record<string, unknown>>
  readonly message: string
}

const answerSchema = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(
    v.array(
      v.object({
        message: v.string(),
        path: v.optional(v.array(v.union([v.string(), v.number()]))),
        extensions: v.object({ code: v.string(), reference: v.optional(v.string()) }),
      }),
    ),
    [],
  ),
})

export type Sending = Omit<RequestInit, 'headers' | 'body'> & {
  readonly headers?: Readonly<Record<string, string>>
  /** As it is, in place of JSON. */
  readonly raw?: RequestInit['body']
}

/** The function over the schema of the tests, with what it logs. */
export const callFunction = (options: Partial<GraphqlFunctionOptions<DealerContext>> = {}) => {
  const lines: LogLine[] = []
  const write = (level: LogLine['level']) => (fields: LogLine['fields'], message: string) => {
    lines.push({ level, fields, message })
  }
  const handle = createGraphqlFunction<DealerContext>({
    schema: dealerSchema,
    mode: 'test',
    verifyToken: async () => ({ ok: false, reason: 'refused' }),
    createContext: (caller) => ({ caller }),
    logger: { info: write('info'), warn: write('warn'), error: write('error') },
    ...options,
  })
  const send = async (body: unknown, { raw, headers, ...init }: Sending = {}) => {
    const method = init.method ?? 'POST'
    const request = new Request('https://poolwright.test/.netlify/functions/graphql', {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method !== 'GET' && method !== 'HEAD' && { body: raw ?? JSON.stringify(body), duplex: 'half' }),
      ...init,
    })
    const response = await handle(request, { address: '203.0.113.7' })
    const text = await response.text()
    const answer = v.parse(answerSchema, JSON.parse(text))
    return { status: response.status, headers: response.headers, text, response, ...answer }
  }
  return { handle, send, ask: (query: string, sending?: Sending) => send({ query }, sending), lines }
}
