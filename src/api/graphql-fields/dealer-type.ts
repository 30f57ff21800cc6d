import { type Closure, lastDayOf } from '../../domain/calendar/closed-days.ts'
import type { OpeningHours } from '../../domain/calendar/opening-hours.ts'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { dealerServices } from '../../domain/dealers/dealer-service.ts'
import type { Coordinates } from '../../domain/places/coordinates.ts'
import { builder } from './builder.ts'
import { enumOf } from './enum-of.ts'

export const serviceEnum = enumOf('DealerService', dealerServices)

const coordinates = builder.objectRef<Coordinates>('Coordinates').implement({
  fields: (field) => ({ lat: field.exposeFloat('lat'), lon: field.exposeFloat('lon') }),
})

export const openingHoursType = builder.objectRef<OpeningHours>('OpeningHours').implement({
  description: 'From and to of each open day, as in "08:00-17:00".',
  fields: (field) => ({
    mon: field.exposeString('mon', { nullable: true }),
    tue: field.exposeString('tue', { nullable: true }),
    wed: field.exposeString('wed', { nullable: true }),
    thu: field.exposeString('thu', { nullable: true }),
    fri: field.exposeString('fri', { nullable: true }),
    sat: field.exposeString('sat', { nullable: true }),
    sun: field.exposeString('sun', { nullable: true }),
  }),
})

export const closureType = builder.objectRef<Closure>('Closure').implement({
  description: 'Days on which somebody stays closed, both included, as 2026-12-25.',
  fields: (field) => ({
    from: field.exposeString('from'),
    to: field.string({ resolve: lastDayOf }),
    note: field.exposeString('note'),
  }),
})

/** What visitors see of a dealer. The email address is for our letters, not for those who collect addresses. */
export const dealerType = builder.objectRef<Dealer>('Dealer').implement({
  fields: (field) => ({
    slug: field.exposeString('slug'),
    name: field.exposeString('name'),
    street: field.exposeString('street'),
    suburb: field.exposeString('suburb'),
    state: field.exposeString('state'),
    postcode: field.exposeString('postcode'),
    phone: field.exposeString('phone'),
    location: field.field({ type: coordinates, resolve: ({ location }) => location }),
    hours: field.field({ type: openingHoursType, resolve: ({ hours }) => hours }),
    closures: field.field({
      type: [closureType],
      description: 'What it closes for itself',
      resolve: ({ closures }) => [...closures],
    }),
    openOnHolidays: field.exposeBoolean('openOnHolidays', {
      description: 'Whether it keeps its hours on public holidays of its state',
    }),
    services: field.field({ type: [serviceEnum], resolve: ({ services }) => services }),
    lines: field.stringList({ resolve: ({ lines }) => [...lines] }),
    hasPage: field.boolean({
      description: 'Not yet, where it was approved since the site was built',
      resolve: ({ hasPage = true }) => hasPage,
    }),
  }),
})
