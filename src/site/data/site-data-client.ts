import { createLruCache } from '../../domain/lru-cache.ts'
import { singleFlight } from '../../runtime/single-flight.ts'
import { ServerError } from './server-error.ts'
import { type GraphQLError, type SiteDataAnswer, type SiteDataRequest, sendSiteData } from './site-data-request.ts'
import { storedAccessToken, storedSignIn } from './stored-sign-in.ts'

type Variables = Readonly<Record<string, unknown>>

/** One GraphQL operation: its text, and the parse that makes its answer typed. */
export interface Operation<Data, Given extends Variables> {
  operationName: string
  query: string
  parse(data: unknown): Data
  /** Never there at run time: ties the operation to its variables. */
  readonly variables?: Given
}

export type SiteDataResult<Data> = { ok: true; data: Data } | { ok: false; errors: readonly GraphQLError[] }

type Ask = <Data, Given extends Variables>(
  operation: Operation<Data, Given>,
  variables: Given,
) => Promise<SiteDataResult<Data>>

export interface SiteDataClient {
  /** Answers are kept; the same question under way is asked once. */
  query: Ask
  /** Never kept or shared. Forgets kept answers, since it may have changed what they say. */
  mutate: Ask
  /** After signing in or out. */
  forget(): void
}

export interface SiteDataClientOptions {
  fetch: typeof fetch
  storage: () => Storage
  /** Puts another token in the place of one that is over or was refused, or signs out where there is none to be had. */
  renew?: (token: string) => Promise<void>
  now?: () => number
}

export const siteDataPath = '/.netlify/functions/graphql'

const cacheLimit = 65_536
/** A token that is over by the time it arrives is refused, for public questions too. */
const leewaySeconds = 30

const read = <Data, Given extends Variables>(
  { data, errors }: SiteDataAnswer,
  { parse }: Operation<Data, Given>,
): SiteDataResult<Data> => (errors.length > 0 ? { ok: false, errors } : { ok: true, data: parse(data) })

export const createSiteDataClient = (options: SiteDataClientOptions): SiteDataClient => {
  const { fetch, storage, renew = async () => undefined, now = Date.now } = options
  const kept = createLruCache<SiteDataAnswer>(cacheLimit)
  let underWay = new Map<string, Promise<SiteDataAnswer>>()

  const forget = () => {
    kept.clear()
    underWay = new Map()
  }

  const goodToken = async (): Promise<string | null> => {
    const stored = storedSignIn(storage)
    if (stored === undefined || stored.expiresAt - leewaySeconds > now() / 1000) return stored?.token ?? null
    await renew(stored.token)
    return storedAccessToken(storage)
  }

  /** Refused for its token it has not been done: once more with another, or as nobody in particular. */
  const send = async (token: string | null, request: SiteDataRequest): Promise<SiteDataAnswer> => {
    try {
      return await sendSiteData(fetch, siteDataPath, token, request)
    } catch (error) {
      if (token === null || !(error instanceof ServerError) || error.statusCode !== 401) throw error
      await renew(token)
      const other = storedAccessToken(storage)
      if (other === token) throw error
      return sendSiteData(fetch, siteDataPath, other, request)
    }
  }

  type UnderWay = typeof underWay
  const askOnce = (shared: UnderWay, key: string, token: string | null, request: SiteDataRequest) => {
    const ask = async () => {
      const answer = await send(token, request)
      // Asked before the last forget: it may already be out of date.
      if (shared === underWay && answer.errors.length === 0) kept.set(key, answer)
      return answer
    }
    return singleFlight(shared, key, ask, () => false)
  }

  return {
    forget,
    async query(operation, variables) {
      const { operationName, query } = operation
      const shared = underWay
      const token = await goodToken()
      // The token is part of the question: one login never sees another's answers.
      const key = JSON.stringify([token, operationName, query, variables])
      const answer = kept.get(key) ?? (await askOnce(shared, key, token, { operationName, variables, query }))
      return read(answer, operation)
    },
    async mutate(operation, variables) {
      const { operationName, query } = operation
      try {
        return read(await send(await goodToken(), { operationName, variables, query }), operation)
      } finally {
        // Also when it failed: the server may have done it and the answer been lost.
        forget()
      }
    },
  }
}
