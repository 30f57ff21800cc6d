import { countAvailable } from '../../stock/available.ts'
import { type Watching, watchStock } from '../../stock/watch-stock.ts'
import { builder } from '../builder.ts'
import { editionEnum } from '../edition-enum.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { openShop } from './open-shop.ts'
import { consumeShopLimit } from './shop-rate-limit.ts'

const watchingType = builder.objectRef<Watching>('Watching').implement({
  fields: (field) => ({
    problem: field.string({
      nullable: true,
      description: 'What is wrong with the address; nothing where somebody will be told',
      resolve: (watching) => (watching.ok ? null : watching.problem),
    }),
  }),
})

builder.mutationField('tellWhenBack', (field) =>
  field.field({
    description:
      'Writes to somebody once, when a product is back. The same answer whether they had asked before or not.',
    type: watchingType,
    args: {
      sku: field.arg.string({ required: true }),
      edition: field.arg({ type: editionEnum, required: true }),
      email: field.arg.string({ required: true }),
    },
    resolve: (_, { sku, edition, email }, context) =>
      orUnavailable<Watching>(async () => {
        const { db } = openShop(context)
        await consumeShopLimit(db, 'watch', context.address, context.now())
        // What nobody counts never comes back: nothing is kept about it.
        const [counted] = await countAvailable(db, [sku], context.now())
        return counted === undefined ? { ok: true } : watchStock(db, counted.sku, edition, email)
      }),
  }),
)
