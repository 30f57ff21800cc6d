import { ServerError } from '../site/data/server-error.ts'
import { siteData } from '../site/data/site-data.ts'
import type { Operation } from '../site/data/site-data-client.ts'

type Given = Readonly<Record<string, unknown>>

/** Asked anew each time: what the desk shows is what is so now. */
export const ask = async <Answer, Variables extends Given>(
  operation: Operation<Answer, Variables>,
  given: NoInfer<Variables>,
): Promise<Answer> => {
  const result = await siteData.mutate(operation, given)
  if (result.ok) return result.data
  throw new ServerError('The desk was refused', 200, { errors: result.errors })
}

/** Whoever is signed in is not on the staff, or not any more. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof ServerError && (error.statusCode === 403 || JSON.stringify(error.result).includes('"FORBIDDEN"'))
