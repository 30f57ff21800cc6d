import * as v from 'valibot'
import type { Cents } from '../../../domain/money/money.ts'
import { GatewayUnreachable } from '../gateway.ts'

export const centsSchema = v.custom<Cents>((input) => Number.isSafeInteger(input) && Number(input) >= 0)

/**
 * What Stripe answered, as far as we use it. If it is something else, nobody can say what has been done. The error names
 * fields, not what is in them.
 */
export const understoodAnswer = <const Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, answer)
  if (result.success) return result.output
  const fields = result.issues.map((issue) => v.getDotPath(issue) ?? 'all of it')
  throw new GatewayUnreachable(`Stripe gave an answer that is not understood: ${fields.join(', ')}`)
}
