import { and, asc, eq, isNull } from 'drizzle-orm'
import { askForDemo } from '../../e2e/staff/ask-for-demo.ts'
import { demoAsks } from '../../src/api/db/schema/demo-requests.ts'
import { submissions } from '../../src/api/db/schema/submissions.ts'
import { answerAsk } from '../../src/api/demos/answer-ask.ts'
import type { DemoServices } from '../../src/api/demos/demo-services.ts'

const wanted = [
  ['Ruth King', '2232', 'accept'],
  ['Ben Abbott', '2220', 'accept'],
  ['Ivy Moss', '2099', 'ask'],
  ['Dana Pike', '2131', 'accept'],
  ['Sam Wood', '2077', 'ask'],
  ['Cho Lin', '2500', 'accept'],
  ['Tony Russo', '0872', 'ask'],
] as const

/** Requests for demos around Sydney: some taken, some that wait, and one that is too far for anybody. The link of the last that waits. */
export const fillDemos = async (demos: DemoServices): Promise<string> => {
  const { db } = demos
  let link = ''
  for (const [name, postcode, what] of wanted) {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@pond.example`
    const { id, dealer, firstDate } = await askForDemo(demos, { name, email, postcode })
    const [ask] = await db
      .select()
      .from(demoAsks)
      .where(and(eq(demoAsks.submission, id), isNull(demoAsks.answer)))
      .orderBy(asc(demoAsks.askedAt))
    if (ask !== undefined && what === 'ask') link = dealer
    if (ask !== undefined && what === 'accept')
      await answerAsk(demos, ask.id, { kind: 'accept', day: firstDate, time: '10:00' }, new Date())
    // The desk's inbox has forms of its own: these wait in the room of demos.
    await db.update(submissions).set({ isUnread: false }).where(eq(submissions.id, id))
  }
  return link
}
