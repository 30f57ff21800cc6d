import { maxLines } from '../../../domain/cart/cart.ts'
import { plenty } from '../../../domain/shop/stock-count.ts'
import { countAvailable, type StockCount } from '../../stock/available.ts'
import { builder } from '../builder.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { requireShop } from './require-shop.ts'

const stockType = builder.objectRef<StockCount>('Stock').implement({
  fields: (field) => ({
    sku: field.exposeString('sku'),
    available: field.int({
      description: `How many can be sold now; ${plenty} stands for more`,
      resolve: ({ available }) => Math.min(plenty, available),
    }),
    backOn: field.exposeString('backOn', { nullable: true, description: 'When more are expected, as 2026-12-03' }),
  }),
})

builder.queryField('stock', (field) =>
  field.field({
    description: 'How many there are of some products. Those that were never counted are not among the answers.',
    type: [stockType],
    args: { skus: field.arg.stringList({ required: true }) },
    resolve: (_, { skus }, context) =>
      orUnavailable(() => countAvailable(requireShop(context).db, skus.slice(0, maxLines), context.now())),
  }),
)
