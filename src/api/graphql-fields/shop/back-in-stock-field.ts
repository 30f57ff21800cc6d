import { keepNotificationRequest, type NotificationRequest } from '../../back-in-stock/keep-notification-request.ts'
import { countAvailable } from '../../stock/available.ts'
import { builder } from '../builder.ts'
import { editionEnum } from '../edition-enum.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { requireShop } from './require-shop.ts'
import { consumeShopLimit } from './shop-rate-limit.ts'

const requestType = builder.objectRef<NotificationRequest>('BackInStockRequest').implement({
  fields: (field) => ({
    problem: field.string({
      nullable: true,
      description: 'What is wrong with the address; nothing where somebody will be told',
      resolve: (request) => (request.ok ? null : request.problem),
    }),
  }),
})

builder.mutationField('tellWhenBack', (field) =>
  field.field({
    description:
      'Writes to somebody once, when a product is back. The same answer whether they had asked before or not.',
    type: requestType,
    args: {
      sku: field.arg.string({ required: true }),
      edition: field.arg({ type: editionEnum, required: true }),
      email: field.arg.string({ required: true }),
    },
    resolve: (_, { sku, edition, email }, context) =>
      orUnavailable<NotificationRequest>(async () => {
        const { db } = requireShop(context)
        await consumeShopLimit(db, 'backInStock', context.address, context.now())
        // What nobody counts never comes back: nothing is kept about it.
        const [counted] = await countAvailable(db, [sku], context.now())
        return counted === undefined ? { ok: true } : keepNotificationRequest(db, counted.sku, edition, email)
      }),
  }),
)
