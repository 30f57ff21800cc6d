import type { BankWork } from '../bank-work.ts'
import { writeEvent } from '../events/write-event.ts'
import { type Answer, done, noSuchIntent, refused } from '../http/answer.ts'
import { intentOf } from './intent.ts'
import { changeIntent, lockIntent } from './intent-records.ts'

/** For good. To cancel what is cancelled changes nothing and is no mistake. */
export const cancelIntent = async (
  { unit, now, basePath }: BankWork,
  _nothing: object,
  id: string,
): Promise<Answer> => {
  const before = await lockIntent(unit, id)
  if (before === undefined) return noSuchIntent()
  const intent = intentOf(before, basePath)
  if (before.state === 'cancelled') return done(intent)
  if (before.state === 'succeeded')
    return refused(409, 'intent_succeeded', 'This payment intent has succeeded: refund it instead.', { intent })
  const after = await changeIntent(unit, before, { state: 'cancelled' })
  await writeEvent(unit, 'payment_intent.canceled', after, now)
  return done(intentOf(after, basePath))
}
