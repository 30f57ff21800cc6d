import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { failedJobs } from '../../api/jobs/failed-jobs.ts'
import { type Answered, answeredIn, answeredQuery } from '../../api/mail/outbox-answered.ts'
import { deadEntries, outboxEntries, outboxEntry } from '../../api/mail/outbox-entries.ts'
import { outboxPolicy, outboxStyles, outboxStylesPath } from '../../api/mail/outbox-styles.ts'
import { requestOrigin } from '../../api/request-origin.ts'
import type { SiteServices } from '../../functions/wiring/site-services.ts'
import type { RequestScope } from '../request-scope.ts'
import { answerTo, bringMail } from './answer-letter.ts'
import { outboxAccess } from './outbox-access.ts'

/** Fetched when somebody looks: benches and tools run the server without a bundle, where Node reads no JSX. */
const pages = () => import('../../api/mail/outbox-page.tsx')

const taken = v.object({
  state: v.picklist(['threaded', 'stray', 'automatic', 'discarded']),
  reference: v.nullable(v.string()),
})

const whatBecame = async (response: Response): Promise<Answered> => {
  const read = v.safeParse(taken, await response.json())
  if (!read.success) return { state: 'failed' }
  const { state, reference } = read.output
  return { state, ...(reference !== null && { reference }) }
}

const longestAnswer = 5000

const wordsIn = async (context: Context<RequestScope>): Promise<string> => {
  const { words } = await context.req.parseBody()
  return typeof words === 'string' ? words.replaceAll('\r\n', '\n').trim().slice(0, longestAnswer) : ''
}

/** What the site has written to people, for whoever develops it. */
export const outboxRoutes = (siteServices: Promise<SiteServices>, publicUrl: string): Hono<RequestScope> => {
  const routes = new Hono<RequestScope>()
  routes.use('/outbox/*', outboxAccess(publicUrl))
  routes.use('/outbox/*', async (context, next) => {
    context.set('ownPolicy', outboxPolicy)
    await next()
    context.header('cache-control', 'no-store')
  })
  routes.get('/outbox/', async (context) => {
    const [{ outboxPage }, { database }] = await Promise.all([pages(), siteServices])
    const { db } = database
    const content = {
      entries: await outboxEntries(db),
      dead: await deadEntries(db),
      failed: await failedJobs(db),
    }
    return context.html(outboxPage(content))
  })
  routes.get(outboxStylesPath, (context) => context.body(outboxStyles, 200, { 'content-type': 'text/css' }))
  routes.get('/outbox/:id/', async (context) => {
    const [{ outboxLetterPage }, { database }] = await Promise.all([pages(), siteServices])
    const entry = await outboxEntry(database.db, context.req.param('id'))
    const answered = answeredIn(context.get('url').searchParams)
    return entry === undefined ? context.notFound() : context.html(outboxLetterPage(entry, answered))
  })
  routes.post('/outbox/:id/answer/', async (context) => {
    // Another page in the same browser could write in the name of whoever got a letter.
    if (requestOrigin(context.req.raw, publicUrl) !== 'our-pages') return context.notFound()
    const { database, mailIn } = await siteServices
    const id = context.req.param('id')
    const entry = await outboxEntry(database.db, id)
    if (entry === undefined) return context.notFound()
    const back = `/outbox/${id}/`
    const words = await wordsIn(context)
    if (words === '') return context.redirect(back, 303)
    const now = new Date()
    const mail = await answerTo(entry.message, words, entry.queuedAt, now)
    return context.redirect(`${back}${answeredQuery(await whatBecame(await bringMail(mailIn, mail, now)))}`, 303)
  })
  return routes
}
