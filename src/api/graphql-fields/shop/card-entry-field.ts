import type { CardEntry } from '../../payments/gateway.ts'
import { builder } from '../builder.ts'
import { requireShop } from './require-shop.ts'

const entryType = builder.objectRef<CardEntry>('CardEntry').implement({
  description: 'Whose fields take a card: a page for a frame, or the gateway’s own script',
  fields: (field) => ({
    kind: field.exposeString('kind'),
    publishableKey: field.string({
      nullable: true,
      resolve: (entry) => (entry.kind === 'stripe' ? entry.publishableKey : null),
    }),
    fieldsUrl: field.string({
      nullable: true,
      resolve: (entry) => (entry.kind === 'sandbox' ? entry.fieldsUrl : null),
    }),
  }),
})

builder.queryField('cardEntry', (field) =>
  field.field({
    description: 'How a page takes a card without our seeing it.',
    type: entryType,
    resolve: (_, _args, context) => requireShop(context).gateway.cardEntry,
  }),
)
