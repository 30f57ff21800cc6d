import { myPrices, type PriceRow } from '../../dealer-area/prices/my-prices.ts'
import { builder } from '../builder.ts'
import { ours } from './ours.ts'

const priceType = builder.objectRef<PriceRow>('MyDealerPrice').implement({
  description: 'In whole cents, tax included',
  fields: (field) => ({
    sku: field.exposeString('sku'),
    name: field.exposeString('name'),
    line: field.exposeString('line'),
    recommended: field.int({ resolve: ({ recommended }) => recommended }),
    own: field.int({ nullable: true, description: 'By their terms', resolve: ({ own }) => own }),
  }),
})

builder.queryField('myDealerPrices', (field) =>
  field.field({
    type: [priceType],
    resolve: (_, _args, context) =>
      ours(context, async ({ services: { db, dealers }, dealership }) =>
        myPrices(db, dealership, await dealers.priceListOf(dealership.edition)),
      ),
  }),
)
