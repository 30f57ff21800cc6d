import { type Context, Hono } from 'hono'
import { remindersPath } from '../api/account/reminders/unsubscribe-link.ts'
import { demosPath } from '../api/demos/demo-links.ts'
import { formsPath, uploadsPath } from '../domain/forms/form-paths.ts'
import { papersPath } from '../domain/orders/papers-path.ts'
import { staffExportPath } from '../domain/staff/export-path.ts'
import { demos } from '../functions/demos.ts'
import { forms } from '../functions/forms.ts'
import { graphql } from '../functions/graphql.ts'
import { identity, identityRoute } from '../functions/identity.ts'
import { mailIn, mailInPath } from '../functions/mail-in.ts'
import { myData, myDataPath } from '../functions/my-data.ts'
import { myFiles, myFilesPath } from '../functions/my-files.ts'
import { orderPapers } from '../functions/order-papers.ts'
import { paymentEvents, paymentEventsPath } from '../functions/payment-events.ts'
import { serviceReminders } from '../functions/service-reminders.ts'
import type { SiteFunction } from '../functions/site-function.ts'
import { staffExport } from '../functions/staff-export.ts'
import { staffFiles, staffFilesPath } from '../functions/staff-files.ts'
import { uploads } from '../functions/uploads.ts'
import type { SiteServices } from '../functions/wiring/site-services.ts'
import { siteDataPath } from '../site/data/site-data-client.ts'
import { callerAddress } from './connections/caller-address.ts'
import type { RequestScope } from './request-scope.ts'

/** The functions of the site, once its database is open: the same that other hosts run. */
export const functionRoutes = (siteServices: Promise<SiteServices>, trustProxy: boolean): Hono<RequestScope> => {
  const by = (answer: SiteFunction) => async (context: Context<RequestScope>) => {
    const response = await answer(context.req.raw, { address: callerAddress(context, trustProxy) }, await siteServices)
    const policy = response.headers.get('content-security-policy')
    if (policy !== null) context.set('ownPolicy', policy)
    return response
  }
  return new Hono<RequestScope>()
    .all(siteDataPath, by(graphql))
    .all(formsPath, by(forms))
    .all(`${uploadsPath}/:purpose`, by(uploads))
    .all(paymentEventsPath, by(paymentEvents))
    .all(mailInPath, by(mailIn))
    .all(papersPath, by(orderPapers))
    .all(identityRoute, by(identity))
    .all(myDataPath, by(myData))
    .all(myFilesPath, by(myFiles))
    .all(staffFilesPath, by(staffFiles))
    .all(staffExportPath, by(staffExport))
    .all(remindersPath, by(serviceReminders))
    .all(demosPath, by(demos))
}
