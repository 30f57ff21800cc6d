import * as v from 'valibot'
import { ServerError } from '../../data/server-error.ts'

const refusal = v.object({ errors: v.tupleWithRest([v.object({ message: v.string() })], v.unknown()) })

/** What the server said in a visitor's words when it refused; undefined where it said nothing. */
export const refusalWords = (error: unknown): string | undefined => {
  if (!(error instanceof ServerError)) return undefined
  const told = v.safeParse(refusal, error.result)
  return told.success ? told.output.errors[0].message : undefined
}
