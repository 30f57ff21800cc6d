import { longestMessage } from '../../domain/account/account-limits.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { isEditionCode } from '../../domain/edition/edition-code.ts'
import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import { severalLines } from '../../domain/forms/clean-text.ts'
import { readIdempotencyKey } from '../../domain/forms/read-idempotency-key.ts'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { queueLetter } from '../mail/letter-queue.ts'
import { takeMessage } from '../submissions/take-message.ts'
import { myCases } from './my-cases.ts'
import type { Person } from './viewer.ts'

interface Services {
  readonly db: Db
  readonly jobs: Jobs
  factsOf(edition: EditionCode): EditionFacts
}

export interface TypedMessage {
  readonly reference: string
  readonly words: string
  /** Made by the browser: a double click brings it again. */
  readonly key: string
}

export type Written = { ok: true } | { ok: false; problem: string }

/** Keeps what somebody writes about a case, once, and lets staff know of it in the same transaction. */
export const writeToCase = async (
  { db, jobs, factsOf }: Services,
  person: Person,
  typed: TypedMessage,
  now: Date,
): Promise<Written> => {
  const words = severalLines(typed.words)
  const key = readIdempotencyKey(typed.key)
  if (words === '') return { ok: false, problem: 'Write your message first.' }
  if (words.length > longestMessage)
    return { ok: false, problem: `Write at most ${longestMessage} characters; these are ${words.length}.` }
  if (key === undefined) return { ok: false, problem: 'Load the page again and send it from there.' }
  const [about] = await myCases(db, person.id, typed.reference)
  if (about === undefined) return { ok: false, problem: 'That isn’t there any more. Load the page again.' }
  const { edition } = about.submission
  if (!isEditionCode(edition)) throw new Error('A submission is of no edition')
  const { caseLetter } = await import('./letters/case-letter.ts')
  await db.transaction(async (unit) => {
    const from = {
      submission: about.id,
      from: 'customer',
      via: 'account',
      person: person.id,
      name: person.name,
    } as const
    const message = await takeMessage(unit, { ...from, words, key }, now)
    if (message === undefined) return
    const sender = { name: person.name, email: person.email || about.submission.email }
    const letter = caseLetter({ about, message, sender, edition: factsOf(edition) })
    await queueLetter(unit, jobs, letter, { submission: about.id })
  })
  return { ok: true }
}
