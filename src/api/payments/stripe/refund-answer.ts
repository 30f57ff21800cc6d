import * as v from 'valibot'
import type { Refund } from '../gateway.ts'
import { centsSchema, understoodAnswer } from './understood-answer.ts'

const refundSchema = v.object({ id: v.string(), amount: centsSchema, status: v.nullish(v.string()) })

const states = new Map<string, Refund['state']>([
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])

/** A refund in our words. Until it has come to an end it is pending. */
export const refundOf = (answer: unknown): Refund => {
  const { id, amount, status } = understoodAnswer(refundSchema, answer)
  return { id, amount, state: states.get(status ?? '') ?? 'pending' }
}
