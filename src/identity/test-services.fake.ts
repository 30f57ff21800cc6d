import { desc } from 'drizzle-orm'
import type { Db } from '../api/db/database.ts'
import { letters } from '../api/db/schema/letters.ts'
import { factsOf } from '../api/mail/edition-facts.fake.ts'
import type { IdentityServices } from './identity-services.ts'

export const testSecret = 's'.repeat(43)

/** Letters are queued and stay where they are. */
export const testServices = (db: Db, now: () => Date): IdentityServices => ({
  db,
  jobs: {
    send: async () => undefined,
    work: async () => undefined,
    retry: async () => undefined,
    stop: async () => undefined,
  },
  publicUrl: 'https://www.example.com',
  factsOf,
  secret: testSecret,
  now,
})

/** The last letter that was written, with the code and the link that are in it. */
export const lastLetter = async (db: Db) => {
  const [row] = await db.select().from(letters).orderBy(desc(letters.queuedAt)).limit(1)
  if (!row) throw new Error('No letter was written')
  const { to, subject, text } = row.message
  return {
    to: to.address,
    subject,
    text,
    code: /^ {4}(\d{3}) (\d{3})$/m.exec(text)?.slice(1).join(''),
    link: /(https:\/\/www\.example\.com\/identity\S+)/.exec(text)?.[1],
  }
}
