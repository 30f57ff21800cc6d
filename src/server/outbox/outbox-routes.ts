import { Hono } from 'hono'
import { failedJobs } from '../../api/jobs/failed-jobs.ts'
import { deadEntries, outboxEntries, outboxEntry } from '../../api/mail/outbox-entries.ts'
import { outboxPolicy, outboxStyles, outboxStylesPath } from '../../api/mail/outbox-styles.ts'
import type { SiteServices } from '../../functions/wiring/site-services.ts'
import type { RequestScope } from '../request-scope.ts'
import { outboxAccess } from './outbox-access.ts'

/** Fetched when somebody looks: benches and tools run the server without a bundle, where Node reads no JSX. */
const pages = () => import('../../api/mail/outbox-page.tsx')

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
      failed: await failedJobs(database),
    }
    return context.html(outboxPage(content))
  })
  routes.get(outboxStylesPath, (context) => context.body(outboxStyles, 200, { 'content-type': 'text/css' }))
  routes.get('/outbox/:id/', async (context) => {
    const [{ outboxLetterPage }, { database }] = await Promise.all([pages(), siteServices])
    const entry = await outboxEntry(database.db, context.req.param('id'))
    return entry === undefined ? context.notFound() : context.html(outboxLetterPage(entry))
  })
  return routes
}
