import { createLruCache } from '../../domain/lru-cache.ts'
import { singleFlight } from '../../runtime/single-flight.ts'
import { type GraphQLError, type SiteDataAnswer, type SiteDataRequest, sendSiteData } from './site-data-request.ts'
import { storedAccessToken } from './stored-sign-in.ts'

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
  /** Sends what somebody asks who is signed in. */
  sendSignedIn?: (request: SiteDataRequest) => Promise<SiteDataAnswer>
}

export const siteDataPath = '/.netlify/functions/graphql'

const cacheLimit = 65_536

const read = <Data, Given extends Variables>(
  { data, errors }: SiteDataAnswer,
  { parse }: Operation<Data, Given>,
): SiteDataResult<Data> => (errors.length > 0 ? { ok: false, errors } : { ok: true, data: parse(data) })

export const createSiteDataClient = ({ fetch, storage, sendSignedIn }: SiteDataClientOptions): SiteDataClient => {
  const kept = createLruCache<SiteDataAnswer>(cacheLimit)
  let underWay = new Map<string, Promise<SiteDataAnswer>>()

  const forget = () => {
    kept.clear()
    underWay = new Map()
  }

  const send = (token: string | null, request: SiteDataRequest): Promise<SiteDataAnswer> =>
    token !== null && sendSignedIn ? sendSignedIn(request) : sendSiteData(fetch, siteDataPath, token, request)

  const askOnce = (key: string, token: string | null, request: SiteDataRequest): Promise<SiteDataAnswer> => {
    const shared = underWay
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
      const token = storedAccessToken(storage)
      // The token is part of the question: one login never sees another's answers.
      const key = JSON.stringify([token, operationName, query, variables])
      const answer = kept.get(key) ?? (await askOnce(key, token, { operationName, variables, query }))
      return read(answer, operation)
    },
    async mutate(operation, variables) {
      const { operationName, query } = operation
      try {
        return read(await send(storedAccessToken(storage), { operationName, variables, query }), operation)
      } finally {
        // Also when it failed: the server may have done it and the answer been lost.
        forget()
      }
    },
  }
}
