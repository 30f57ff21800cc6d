import { type DemoDates, offeredDemoDates } from '../dealers/offered-demo-dates.ts'
import { builder } from './builder.ts'
import { dealerType } from './dealer-type.ts'
import { editionEnum } from './edition-enum.ts'
import { orUnavailable } from './or-unavailable.ts'
import { placeType } from './places-field.ts'

const datesType = builder.objectRef<DemoDates>('DemoDates').implement({
  fields: (field) => ({
    place: field.expose('place', {
      type: placeType,
      nullable: true,
      description: 'The largest place of the postcode; nothing where the postcode has none',
    }),
    dealer: field.expose('dealer', {
      type: dealerType,
      nullable: true,
      description: 'The dealer asked for, else the nearest who shows robots; nothing where none is within reach',
    }),
    km: field.exposeFloat('km', { nullable: true, description: 'From the place to the dealer' }),
    days: field.exposeStringList('days', { description: 'Days that are free, as 2026-11-18, soonest first' }),
  }),
})

builder.queryField('demoDates', (field) =>
  field.field({
    description: 'Who would come to a pool to show a robot, and on which days.',
    type: datesType,
    args: {
      edition: field.arg({ type: editionEnum, required: true }),
      postcode: field.arg.string({ description: 'Of the pool' }),
      dealer: field.arg.string({ description: 'Slug of the dealer asked for by name' }),
    },
    resolve: (_, { edition, postcode, dealer }, { services }) =>
      orUnavailable(async () => {
        await services.dealers.refresh(edition)
        const gazetteer = await services.dealers.gazetteerOf(edition)
        const wish = { edition, postcode: postcode?.slice(0, 10) ?? '', dealer: dealer || undefined }
        const { today } = services.contextOf(edition)
        const holidays = await services.dealers.holidaysOf(edition)
        return offeredDemoDates(services.db, wish, gazetteer, { today, holidays })
      }),
  }),
)
