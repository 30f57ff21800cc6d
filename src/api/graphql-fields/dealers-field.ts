import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import type { DealerNearby } from '../../domain/dealers/nearest-dealers.ts'
import { searchDealers } from '../dealers/search-dealers.ts'
import { ExpectedError } from '../expected-error.ts'
import { builder } from './builder.ts'
import { dealerType, serviceEnum } from './dealer-type.ts'
import { editionEnum } from './edition-enum.ts'
import { orUnavailable } from './or-unavailable.ts'

const most = 50

const dealerNearby = builder.objectRef<DealerNearby<Dealer>>('DealerNearby').implement({
  fields: (field) => ({
    km: field.exposeFloat('km'),
    dealer: field.field({ type: dealerType, resolve: ({ dealer }) => dealer }),
  }),
})

const misasked = (message: string) => new ExpectedError(message, { code: 'OUT_OF_RANGE', status: 400 })

builder.queryField('nearestDealers', (field) =>
  field.field({
    description: 'Dealers who do what is asked for, nearest first.',
    type: [dealerNearby],
    args: {
      edition: field.arg({ type: editionEnum, required: true }),
      lat: field.arg.float({ required: true }),
      lon: field.arg.float({ required: true }),
      service: field.arg({ type: serviceEnum }),
      line: field.arg.string({ description: 'Slug of a product line' }),
      first: field.arg.int({ required: true, defaultValue: 10 }),
    },
    resolve: (_, { edition, lat, lon, service, line, first }, { services }) => {
      if (Math.abs(lat) > 90 || Math.abs(lon) > 180) throw misasked('There is no such place on Earth.')
      if (first < 1 || first > most) throw misasked(`Ask for 1 to ${most} dealers.`)
      const wish = { service: service ?? undefined, line: line ?? undefined }
      return orUnavailable(async () => {
        await services.dealers.refresh(edition)
        return searchDealers(services.db, { edition, from: { lat, lon }, first, ...wish })
      })
    },
  }),
)
