import { eq } from 'drizzle-orm'
import { accountSite } from '../../src/api/account/account-site.fake.ts'
import type { Db } from '../../src/api/db/database.ts'
import { people } from '../../src/api/db/schema/people.ts'
import type { Operation } from '../../src/site/data/site-data-client.ts'

/** The site-data function over a database, and as many of the staff as are wanted. */
export const openDeskSite = async (db: Db, howMany: number) => {
  const site = accountSite(db, { now: new Date() })
  const tokens: string[] = []
  for (let count = 0; count < howMany; count += 1) {
    const name = `staff-${count}`
    const token = site.signIn(name, { name: `Staff ${count}` })
    await site.ask('{ me { name } }', {}, token)
    await db
      .update(people)
      .set({ role: 'staff' })
      .where(eq(people.email, `${name}@example.com`))
    tokens.push(token)
  }
  /** As the desk asks, and reads what comes. */
  const ask = async <Answer, Given extends Readonly<Record<string, unknown>>>(
    token: string,
    { query, parse }: Operation<Answer, Given>,
    given: NoInfer<Given>,
  ): Promise<Answer> => {
    const { data, text } = await site.ask(query, given, token)
    if (data === undefined) throw new Error(text)
    return parse(data)
  }
  return { tokens, ask, services: site.services }
}
