import type { Db } from '../db/database.ts'
import { letters } from '../db/schema/letters.ts'
import type { JobQueue, Jobs } from '../jobs/jobs.ts'
import type { MailMessage } from './mail-message.ts'

export type LetterJob = { letter: string }

/** A server that is away for a day does not cost a letter: delays double up to a quarter of an hour, 120 of them are at least 28 hours. */
export const letterQueue: JobQueue = {
  name: 'send-letter',
  retry: { retryLimit: 120, retryDelay: 15, retryDelayMax: 900 },
}

/** What a letter is about: it goes when that goes. */
export interface LetterSubject {
  submission?: string
  order?: string
  person?: string
}

/** Puts a letter into the queue, in the transaction of what it reports, and says which it is. */
export const queueLetter = async (
  unit: Db,
  jobs: Jobs,
  message: MailMessage,
  about: LetterSubject = {},
): Promise<string | undefined> => {
  const [letter] = await unit
    .insert(letters)
    .values({ message, ...about })
    .returning({ id: letters.id })
  if (letter) await sendLater(unit, jobs, letter.id)
  return letter?.id
}

/** Also for letters of a database that was restored, whose jobs are gone. */
export const sendLater = (unit: Db, jobs: Jobs, letter: string): Promise<void> =>
  jobs.send<LetterJob>(unit, letterQueue, { letter })
