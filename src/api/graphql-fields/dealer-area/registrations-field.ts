import type { OwnPage } from '../../dealer-area/own-page.ts'
import { myRegistrations, type Registration } from '../../dealer-area/registrations/my-registrations.ts'
import { builder } from '../builder.ts'
import { ours } from './ours.ts'

const registrationsAPage = 50

const registrationType = builder.objectRef<Registration>('MyDealerRegistration').implement({
  description: 'A machine that somebody bought from this dealer and registered',
  fields: (field) => ({
    id: field.exposeID('id'),
    product: field.exposeString('product'),
    serialNumber: field.exposeString('serialNumber'),
    purchasedOn: field.exposeString('purchasedOn'),
    warrantyUntil: field.exposeString('warrantyUntil', { nullable: true }),
    firstName: field.exposeString('firstName'),
    suburb: field.exposeString('suburb'),
  }),
})

const pageType = builder.objectRef<OwnPage<Registration>>('MyDealerRegistrations').implement({
  fields: (field) => ({
    items: field.field({ type: [registrationType], resolve: ({ items }) => [...items] }),
    next: field.string({ nullable: true, resolve: ({ next }) => next ?? null }),
  }),
})

builder.queryField('myDealerRegistrations', (field) =>
  field.field({
    description: 'Newest first.',
    type: pageType,
    args: {
      search: field.arg.string({ required: true, description: 'Parts of what is shown; empty for all' }),
      after: field.arg.string({ description: 'What the page before says is next' }),
    },
    resolve: (_, { search, after }, context) =>
      ours(context, ({ services: { db, contextOf }, dealership }) =>
        myRegistrations(
          db,
          dealership,
          { search, after: after ?? undefined, first: registrationsAPage },
          contextOf(dealership.edition),
        ),
      ),
  }),
)
