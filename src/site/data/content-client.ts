import * as v from 'valibot'
import { ContentServiceError, retryAfterMs } from './content-service-error.ts'

export interface ContentClientOptions {
  /** The GraphQL endpoint of the space and environment. */
  url: string
  token: string
  fetch: typeof fetch
}

export interface ContentClient {
  /** The `data` of the answer. A refusal is thrown as ContentServiceError; an unreachable service as fetch throws it. */
  query(document: string, variables?: Readonly<Record<string, unknown>>): Promise<unknown>
}

const answer = v.object({
  data: v.nullish(v.unknown()),
  errors: v.optional(
    v.array(
      v.object({
        message: v.string(),
        extensions: v.optional(v.object({ contentful: v.optional(v.object({ code: v.optional(v.string()) })) })),
      }),
    ),
    [],
  ),
})

type AnswerError = v.InferOutput<typeof answer>['errors'][number]

/** A link to something unpublished is null where it stands; the rest of the answer is good. */
const isBrokenLink = (error: AnswerError) => error.extensions?.contentful?.code === 'UNRESOLVABLE_LINK'

const parseAnswer = (text: string) => {
  try {
    return v.safeParse(answer, JSON.parse(text))
  } catch {
    return { success: false } as const
  }
}

export const createContentClient = ({ url, token, fetch }: ContentClientOptions): ContentClient => ({
  async query(document, variables = {}) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: document, variables }),
    })
    const parsed = parseAnswer(await response.text())
    const { status } = response
    const errors = parsed.success ? parsed.output.errors : []
    const reasons = errors.map(({ message }) => message).join('; ')
    if (!response.ok) {
      throw new ContentServiceError(`The content service answered ${status}${reasons && `: ${reasons}`}`, {
        status,
        retryAfterMs: retryAfterMs(response.headers, Date.now()),
      })
    }
    if (!parsed.success)
      throw new ContentServiceError('The content service did not answer in GraphQL’s form', { status })
    const { data } = parsed.output
    if (data == null || !errors.every(isBrokenLink)) {
      throw new ContentServiceError(`The content service refused the query: ${reasons || 'no data'}`, { status })
    }
    return data
  },
})
