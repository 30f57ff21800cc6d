import type { Logger } from 'pino'
import type { ReminderServices } from '../../api/account/reminders/remind-of-services.ts'
import { remindOfServicesJob } from '../../api/account/reminders/remind-of-services-job.ts'
import { removePeopleJob } from '../../api/account/remove-people-job.ts'
import { composeNotification } from '../../api/back-in-stock/compose-notification.ts'
import { sendNotificationsJob } from '../../api/back-in-stock/send-notifications-job.ts'
import type { Db } from '../../api/db/database.ts'
import { demoAnswersJob } from '../../api/demos/demo-answers-job.ts'
import type { DemoServices } from '../../api/demos/demo-services.ts'
import { endDemosOf } from '../../api/demos/end-demos-of.ts'
import type { FileStore } from '../../api/files/file-store.ts'
import { removeOrphansJob } from '../../api/files/remove-orphans-job.ts'
import type { JobKind } from '../../api/jobs/jobs.ts'
import type { MailTransport } from '../../api/mail/mail-transport.ts'
import { sendLetterJob } from '../../api/mail/send-letter-job.ts'
import type { OrderServices } from '../../api/orders/order-services.ts'
import { keepPaperJob } from '../../api/orders/papers/keep-paper-job.ts'
import { payRefundJob } from '../../api/orders/pay-refund-job.ts'
import { settleOrdersJob } from '../../api/orders/settle-orders-job.ts'
import { removeCustomersJob } from '../../api/payments/customers/remove-customers-job.ts'
import { forgetOldDataJob } from '../../api/retention/forget-old-data-job.ts'
import { firstCountsJob } from '../../api/stock/first-counts-job.ts'
import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import type { Retention } from '../../domain/retention/usual-retention.ts'
import type { ShopTerms } from '../../domain/shop/shop-terms.ts'
import { removeOwnIdentity } from '../../identity/accounts/own-issuer.ts'
import { forgetIdentityJob } from '../../identity/records/forget-identity-job.ts'

interface SiteJobServices {
  db: Db
  transport: MailTransport
  store: FileStore
  retention: Retention
  reminders: ReminderServices
  demos: DemoServices
}

/** All work that is done beside requests, with a shop or without. */
export const siteJobKinds = (
  { db, transport, store, retention, reminders, demos }: SiteJobServices,
  logger: Logger,
): JobKind<never>[] => [
  sendLetterJob(db, transport, (letter) => logger.error({ letter }, 'a letter is dead: npm run failed says why')),
  forgetOldDataJob(db, retention, (forgotten) => {
    const level = forgotten.submissions + forgotten.orders > 0 ? 'info' : 'debug'
    logger[level](forgotten, 'forgot old data')
  }),
  forgetIdentityJob(db, (forgotten) => {
    logger.debug(forgotten, 'forgot what signing in has left behind')
  }),
  removePeopleJob(
    db,
    removeOwnIdentity(db, () => new Date()),
    (person, now) => endDemosOf(demos, person, now),
    (removed) => logger[removed > 0 ? 'info' : 'debug']({ removed }, 'removed accounts whose week was over'),
  ),
  remindOfServicesJob(reminders, (written) =>
    logger[written > 0 ? 'info' : 'debug']({ written }, 'reminded of services that are due'),
  ),
  demoAnswersJob(demos, (taken) =>
    logger[taken > 0 ? 'info' : 'debug']({ taken }, 'took up demos that nobody had answered'),
  ),
  removeOrphansJob(db, store, (removed) => {
    const level = removed.unclaimed.removed + removed.strays.removed > 0 ? 'info' : 'debug'
    logger[level](removed, 'removed files that nobody needs')
  }),
]

interface ShopJobServices {
  orders: OrderServices
  facts: () => EditionFacts
  terms: () => ShopTerms
  fillFirstCounts: () => Promise<void>
}

/** What a shop does beside requests. */
export const shopJobKinds = (
  { orders, facts, terms, fillFirstCounts }: ShopJobServices,
  logger: Logger,
): JobKind<never>[] => [
  payRefundJob(orders),
  keepPaperJob(orders),
  sendNotificationsJob({ ...orders, compose: composeNotification({ facts, terms }) }),
  firstCountsJob(fillFirstCounts),
  removeCustomersJob(orders, (removed) =>
    logger[removed > 0 ? 'info' : 'debug']({ removed }, 'removed customers at the gateway'),
  ),
  settleOrdersJob(orders, (unknown) => logger.warn({ orders: unknown }, 'the gateway could not be asked about orders')),
]
