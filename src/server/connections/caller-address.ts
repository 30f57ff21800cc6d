import type { Context } from 'hono'
import type { RequestScope } from '../request-scope.ts'

/** Whose request it is. Of forwarding headers only what our own proxy has added counts: the last entry. Anybody can write the others. */
export const callerAddress = (context: Context<RequestScope>, trustProxy: boolean): string => {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || context.env?.incoming?.socket.remoteAddress || 'unknown'
}
