import { foundKinds } from '../../../domain/staff/found-kind.ts'
import { findAnything } from '../../staff/find/find-anything.ts'
import type { Found } from '../../staff/find/found.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { requireShop } from '../shop/require-shop.ts'

const kindEnum = enumOf('StaffFoundKind', foundKinds)

const foundType = builder.objectRef<Found>('StaffFound').implement({
  fields: (field) => ({
    kind: field.field({ type: kindEnum, resolve: ({ kind }) => kind }),
    of: field.exposeString('of', { description: 'What leads to it; of a return the number of its order' }),
    title: field.exposeString('title'),
    detail: field.exposeString('detail'),
    state: field.exposeString('state'),
    amount: field.exposeInt('amount', { nullable: true, description: 'In cents of an order, in units of goods' }),
    isExact: field.exposeBoolean('isExact'),
  }),
})

builder.queryFields((field) => ({
  staffFind: field.field({
    description: 'Kind by kind; what is called just so comes first.',
    type: [foundType],
    args: { words: field.arg.string({ required: true }), only: field.arg({ type: kindEnum }) },
    resolve: (_, { words, only }, context) =>
      orUnavailable(() => findAnything(requireShop(context), { words, only: only ?? undefined }, context.now())),
  }),
}))
