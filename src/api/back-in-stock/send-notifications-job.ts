import type { JobKind } from '../jobs/jobs.ts'
import { type NotificationServices, sendNotifications } from './send-notifications.ts'

/** Looks every minute for what is back in stock. */
export const sendNotificationsJob = (services: NotificationServices, now = () => new Date()): JobKind<object> => ({
  name: 'back-in-stock',
  retry: { retryLimit: 0 },
  dueEverySeconds: 60,
  async work() {
    await sendNotifications(services, now())
  },
})
