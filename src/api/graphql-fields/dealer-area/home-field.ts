import { dealerTimeZone } from '../../../domain/dealers/dealer-time-zone.ts'
import { type DealerHome, dealerHome } from '../../dealer-area/dealer-home.ts'
import { builder } from '../builder.ts'
import { closureType, openingHoursType } from '../dealer-type.ts'
import { editionEnum } from '../edition-enum.ts'
import { myDemoType } from './demo-fields.ts'
import { ours } from './ours.ts'

const homeType = builder.objectRef<DealerHome>('MyDealer').implement({
  description: 'The dealer that somebody belongs to: what waits, what comes, whether they are open',
  fields: (field) => ({
    edition: field.field({ type: editionEnum, resolve: ({ row }) => row.edition }),
    slug: field.string({ resolve: ({ row }) => row.slug }),
    name: field.string({ resolve: ({ row }) => row.name }),
    timeZone: field.string({
      description: 'The clock that they open and close by',
      resolve: ({ row }) => dealerTimeZone(row.state, row.edition),
    }),
    hours: field.field({ type: openingHoursType, resolve: ({ row }) => row.hours }),
    closed: field.field({
      type: [closureType],
      description: 'From today on: holidays, unless they trade on them, and what they close for themselves',
      resolve: ({ closed }) => [...closed],
    }),
    toAnswer: field.exposeInt('toAnswer', { description: 'Demos that wait for their word' }),
    coming: field.field({ type: [myDemoType], resolve: ({ coming }) => [...coming] }),
    isChangeWaiting: field.exposeBoolean('isChangeWaiting'),
    warrantyWaiting: field.exposeInt('warrantyWaiting'),
    warrantyAnswered: field.exposeInt('warrantyAnswered', { description: 'Within a fortnight' }),
  }),
})

builder.queryField('myDealer', (field) =>
  field.field({
    type: homeType,
    resolve: (_, _args, context) =>
      ours(context, ({ services, dealership, now }) => dealerHome(services, dealership, now)),
  }),
)
