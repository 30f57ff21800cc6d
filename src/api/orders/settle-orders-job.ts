import type { JobKind } from '../jobs/jobs.ts'
import { expireOrders } from './expire-orders.ts'
import { followUnanswered } from './follow-unanswered.ts'
import type { OrderServices } from './order-services.ts'

/** Compares orders that are not finished with the gateway's record, every minute: finishes them, lets them go, or pays back. */
export const settleOrdersJob = (
  services: OrderServices,
  onUnknown: (numbers: readonly string[]) => void,
  now = () => new Date(),
): JobKind<object> => ({
  name: 'settle-orders',
  retry: { retryLimit: 0 },
  dueEverySeconds: 60,
  async work() {
    const followed = await followUnanswered(services, now())
    const expired = await expireOrders(services, now())
    const unknown = [...new Set([...followed.unknown, ...expired.unknown])]
    if (unknown.length > 0) onUnknown(unknown)
  },
})
