import { type StubAnswer, stubError } from './stub-answer.fake.ts'

interface Kept {
  request: string
  /** As it was then: what it is about may change. */
  answer: StubAnswer
  isUnderWay: boolean
}

/** Does a request once for each key, as Stripe does. */
export const stubIdempotency = () => {
  const kept = new Map<string, Kept>()
  return {
    /** After a day, or later, Stripe forgets. */
    forget: () => kept.clear(),

    answerOnce: (key: string, request: string, work: () => StubAnswer, answeredAt: Promise<unknown>): StubAnswer => {
      const earlier = kept.get(key)
      if (earlier && earlier.request !== request) return stubError(400, { type: 'idempotency_error' })
      if (earlier?.isUnderWay) return stubError(409, { code: 'idempotency_key_in_use' })
      if (earlier) return { ...earlier.answer, headers: { 'Idempotent-Replayed': 'true' } }
      const done = work()
      const entry: Kept = { request, answer: structuredClone(done), isUnderWay: true }
      kept.set(key, entry)
      void answeredAt.then(() => {
        entry.isUnderWay = false
      })
      return done
    },
  }
}
