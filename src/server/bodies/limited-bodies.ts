import type { MiddlewareHandler } from 'hono'
import { answerKindOf, plainAnswer } from '../../functions/plain-answer.ts'
import { callerAddress } from '../connections/caller-address.ts'
import type { RequestScope } from '../request-scope.ts'
import { createBodiesUnderWay } from './bodies-under-way.ts'
import { type BodyLimits, usualBodyLimits } from './body-limits.ts'
import { hangUpAfterAnswer } from './hang-up.ts'
import { type BodyStop, pacedBody } from './paced-body.ts'

const answers: Readonly<Record<BodyStop, { status: number; code: string; message: string; retryAfter?: string }>> = {
  'of-one': {
    ...{ status: 429, code: 'too_many_at_once', retryAfter: '10' },
    message: 'A lot is being sent from your connection at once. Send this again in a few seconds.',
  },
  'of-all': {
    ...{ status: 503, code: 'busy', retryAfter: '10' },
    message: 'A lot is being sent to us just now. Send this again in a few seconds.',
  },
  'too-slow': {
    ...{ status: 408, code: 'too_slow', retryAfter: '10' },
    message: 'This came in too slowly, so we did not take it. Check the connection and send it again.',
  },
  'in-crumbs': { status: 400, code: 'bad_request', message: 'The request is malformed.' },
}

/** As far as it is announced. */
const lengthOf = ({ headers }: Request): number =>
  headers.has('transfer-encoding') ? Number.POSITIVE_INFINITY : Number(headers.get('content-length') ?? 0)

/** So much is read off even where nobody wants it: cheaper than another connection. */
const littleBytes = 64 * 1024

export interface LimitedBodiesOptions {
  readonly trustProxy: boolean
  readonly limits?: BodyLimits
}

/**
 * Bounds what requests on their way in may hold, for every address that reads a body. Of a body that is stopped no more is read;
 * its connection is closed after the answer. One in crumbs is cut off at once.
 */
export const limitedBodies = ({
  trustProxy,
  limits = usualBodyLimits,
}: LimitedBodiesOptions): MiddlewareHandler<RequestScope> => {
  const bodies = createBodiesUnderWay(limits)
  return async (context, next) => {
    const request = context.req.raw
    const length = lengthOf(request)
    if (length === 0) return next()
    const hangUp = () => hangUpAfterAnswer(context.env ?? {})
    if (request.method === 'GET' || request.method === 'HEAD') {
      hangUp()
      return next()
    }

    const answer = (stop: BodyStop): Response => {
      const { retryAfter, ...said } = answers[stop]
      const headers = { 'cache-control': 'no-store', ...(retryAfter && { 'retry-after': retryAfter }) }
      return plainAnswer(answerKindOf(context.get('url').pathname, context.req.header('accept') ?? null), {
        ...said,
        headers,
      })
    }
    const place = bodies.enter(callerAddress(context, trustProxy))
    if (typeof place === 'string') {
      hangUp()
      return answer(place)
    }
    let stopped: BodyStop | undefined
    const onStop = (stop: BodyStop): void => {
      stopped ??= stop
      if (stop === 'in-crumbs') context.env?.incoming?.destroy()
    }
    try {
      if (request.body) {
        const paced = { body: pacedBody(request.body, { place, limits, onStop }), duplex: 'half' }
        context.req.raw = new Request(request, paced)
      }
      await next()
    } finally {
      place.leave()
    }
    const isUnwanted = length > littleBytes && !context.req.raw.bodyUsed
    if (stopped || isUnwanted) hangUp()
    if (stopped) {
      // What its reader said of a body that broke off goes, headers and all.
      context.res = undefined
      context.res = answer(stopped)
    }
    return undefined
  }
}
