import * as v from 'valibot'
import { ServerError } from '../../data/server-error.ts'
import type { SiteDataResult } from '../../data/site-data-client.ts'

export type ShopTrouble = 'offline' | 'unreachable' | 'closed' | 'too-many'

const coded = v.object({ errors: v.array(v.object({ extensions: v.object({ code: v.string() }) })) })

const codeIn = (body: unknown): string | undefined => {
  const { success, output } = v.safeParse(coded, body)
  return success ? output.errors[0]?.extensions.code : undefined
}

/** Why the server gave no answer. `closed` and `too-many`: for certain nothing was done. */
export const shopTrouble = (error: unknown, isOnline: boolean): ShopTrouble => {
  if (error instanceof ServerError) {
    if (codeIn(error.result) === 'SHOP_CLOSED') return 'closed'
    return error.statusCode === 429 ? 'too-many' : 'unreachable'
  }
  return isOnline ? 'unreachable' : 'offline'
}

/** The answer, or its errors as they would have been thrown. */
export const answerIn = <Data>(result: SiteDataResult<Data>): Data => {
  if (result.ok) return result.data
  throw new ServerError('The shop refused', 200, { errors: result.errors })
}
