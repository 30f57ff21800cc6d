import type { JobKind } from '../jobs/jobs.ts'
import type { OrderServices } from './order-services.ts'
import { type RefundJob, refundQueue } from './owe-refund.ts'
import { payRefund } from './pay-refund.ts'

export const payRefundJob = (services: OrderServices, now = () => new Date()): JobKind<RefundJob> => ({
  ...refundQueue,
  work: ({ refund }) => payRefund(services, refund, now()),
})
