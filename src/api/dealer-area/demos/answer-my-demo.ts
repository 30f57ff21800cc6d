import { and, eq } from 'drizzle-orm'
import type { DeclineReason } from '../../../domain/demos/decline-reasons.ts'
import { usualMinutes } from '../../../domain/demos/demo-times.ts'
import type { Db } from '../../db/database.ts'
import { demoAsks } from '../../db/schema/demo-requests.ts'
import { answerAsk, type DealerAnswer } from '../../demos/answer-ask.ts'
import { type Answered, over, wrong } from '../../demos/answered.ts'
import type { DemoServices } from '../../demos/demo-services.ts'
import type { Dealership } from '../dealership.ts'
import { readRowId } from '../own-page.ts'

export interface TypedAnswer {
  readonly kind: 'accept' | 'propose' | 'decline'
  readonly day: string
  readonly time: string
  readonly minutes?: number | null | undefined
  readonly reason?: DeclineReason | null | undefined
  readonly words: string
}

const read = ({ kind, day, time, minutes, reason, words }: TypedAnswer): DealerAnswer | undefined => {
  switch (kind) {
    case 'accept':
      return { kind, day, time }
    case 'propose':
      return { kind, time: { day, time, minutes: minutes ?? usualMinutes }, words }
    case 'decline':
      return reason == null ? undefined : { kind, reason, words }
  }
}

const isOurs = async (db: Db, { edition, slug }: Dealership, ask: string): Promise<boolean> =>
  (await db.$count(demoAsks, and(eq(demoAsks.id, ask), eq(demoAsks.edition, edition), eq(demoAsks.dealer, slug)))) > 0

/** What the link in a letter does, for somebody who is signed in: of a demo that their own dealer was asked for. */
export const answerMyDemo = async (
  services: DemoServices,
  dealership: Dealership,
  given: string,
  typed: TypedAnswer,
  at: Date,
): Promise<Answered> => {
  const ask = readRowId(given)
  if (ask === undefined || !(await isOurs(services.db, dealership, ask))) return over
  const answer = read(typed)
  return answer === undefined ? wrong('Say why you can’t come: one tap.') : answerAsk(services, ask, answer, at)
}
