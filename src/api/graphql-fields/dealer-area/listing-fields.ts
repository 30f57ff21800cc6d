import type { ClosedDays } from '../../../domain/calendar/closed-days.ts'
import { holidaysIn } from '../../../domain/calendar/working-days.ts'
import type { PriceList } from '../../../domain/dealers/price-list.ts'
import type { Problem } from '../../../domain/forms/form-definition.ts'
import { todayOf } from '../../dealer-area/dealer-home.ts'
import { type DealerRow, type Dealership, readDealership } from '../../dealer-area/dealership.ts'
import { type ChangeLine, changeLines } from '../../dealer-area/listing/change-lines.ts'
import {
  type ListingChange,
  proposeListing,
  settledChanges,
  waitingChange,
  withdrawChange,
} from '../../dealer-area/listing/propose-listing.ts'
import { type AskedListing, listingOf } from '../../dealer-area/listing/read-listing.ts'
import { hoursRevision, type Saved, saveOwnHours } from '../../dealer-area/listing/save-own-hours.ts'
import { builder } from '../builder.ts'
import { closureType, openingHoursType, serviceEnum } from '../dealer-type.ts'
import { enumOf } from '../enum-of.ts'
import { problemType } from '../form-fields.ts'
import type { SiteContext } from '../site-context.ts'
import { changeOurs, ours } from './ours.ts'

interface MyListing {
  readonly row: DealerRow
  readonly lines: PriceList['lines']
  /** Of where the dealer is. */
  readonly holidays: ClosedDays
  readonly waiting: ListingChange | undefined
  readonly settled: readonly ListingChange[]
}

interface ToldChange {
  readonly change: ListingChange
  readonly lines: PriceList['lines']
}

const readListing = async ({ db, dealers }: SiteContext['services'], dealership: Dealership): Promise<MyListing> => {
  await dealers.refresh(dealership.edition)
  const { lines } = await dealers.priceListOf(dealership.edition)
  const row = await readDealership(db, dealership)
  return {
    row,
    lines,
    holidays: holidaysIn(await dealers.holidaysOf(dealership.edition), row.state),
    waiting: await waitingChange(db, dealership),
    settled: await settledChanges(db, dealership),
  }
}

const offeredLineType = builder.objectRef<PriceList['lines'][number]>('MyDealerLine').implement({
  fields: (field) => ({ slug: field.exposeString('slug'), name: field.exposeString('name') }),
})

const listedType = builder.objectRef<AskedListing>('MyDealerListed').implement({
  fields: (field) => ({
    name: field.exposeString('name'),
    street: field.exposeString('street'),
    suburb: field.exposeString('suburb'),
    state: field.exposeString('state'),
    postcode: field.exposeString('postcode'),
    phone: field.exposeString('phone'),
    email: field.exposeString('email', { description: 'Empty where requests for demos go to nobody' }),
    services: field.field({ type: [serviceEnum], resolve: ({ services }) => [...services] }),
    lines: field.stringList({ resolve: ({ lines }) => [...lines] }),
  }),
})

const changedType = builder.objectRef<ChangeLine>('MyListingChangeLine').implement({
  fields: (field) => ({
    label: field.exposeString('label'),
    before: field.exposeString('before'),
    after: field.exposeString('after'),
  }),
})

const changeStateEnum = enumOf('MyListingChangeState', ['waiting', 'approved', 'refused', 'withdrawn'])

const changeType = builder.objectRef<ToldChange>('MyListingChange').implement({
  description: 'What a dealer wants to be listed as, and what staff said of it',
  fields: (field) => ({
    id: field.id({ resolve: ({ change }) => change.id }),
    name: field.string({ description: 'Who asked', resolve: ({ change }) => change.name }),
    askedAt: field.string({ resolve: ({ change }) => change.askedAt.toISOString() }),
    state: field.field({ type: changeStateEnum, resolve: ({ change }) => change.state }),
    words: field.string({ nullable: true, description: 'Of staff', resolve: ({ change }) => change.words }),
    settledAt: field.string({
      nullable: true,
      resolve: ({ change }) => change.settledAt?.toISOString() ?? null,
    }),
    lines: field.field({ type: [changedType], resolve: ({ change, lines }) => changeLines(change, lines) }),
  }),
})

const listingType = builder.objectRef<MyListing>('MyDealerListing').implement({
  fields: (field) => ({
    slug: field.string({ resolve: ({ row }) => row.slug }),
    revision: field.string({
      description: 'Of the hours: goes back with what they become',
      resolve: ({ row }) => hoursRevision(row),
    }),
    hours: field.field({ type: openingHoursType, resolve: ({ row }) => row.hours }),
    closures: field.field({ type: [closureType], resolve: ({ row }) => [...row.closures] }),
    openOnHolidays: field.boolean({ resolve: ({ row }) => row.openOnHolidays }),
    holidays: field.field({
      type: [closureType],
      description: 'The public holidays of where they are, whether they trade on them or not',
      resolve: ({ holidays }) => [...holidays],
    }),
    listed: field.field({ type: listedType, resolve: ({ row }) => listingOf(row) }),
    wanted: field.field({
      type: listedType,
      description: 'As they would be listed with what waits for staff',
      resolve: ({ row, waiting }) => ({ ...listingOf(row), ...waiting?.after }),
    }),
    offeredLines: field.field({
      type: [offeredLineType],
      resolve: ({ lines }) => lines.filter(({ isPart }) => !isPart),
    }),
    waiting: field.field({
      type: changeType,
      nullable: true,
      resolve: ({ waiting, lines }) => (waiting === undefined ? null : { change: waiting, lines }),
    }),
    settled: field.field({
      type: [changeType],
      description: 'What staff have said yes or no to, newest first',
      resolve: ({ settled, lines }) => settled.map((change) => ({ change, lines })),
    }),
  }),
})

interface ListingAnswer {
  readonly problem?: string | undefined
  readonly problems?: Problem[] | undefined
  readonly listing?: MyListing | undefined
}

const answerType = builder.objectRef<ListingAnswer>('MyListingAnswer').implement({
  fields: (field) => ({
    problem: field.string({ nullable: true, resolve: ({ problem }) => problem ?? null }),
    problems: field.field({ type: [problemType], resolve: ({ problems }) => problems ?? [] }),
    listing: field.field({
      type: listingType,
      nullable: true,
      description: 'As it is after that',
      resolve: ({ listing }) => listing ?? null,
    }),
  }),
})

const answered = async (
  services: SiteContext['services'],
  dealership: Dealership,
  saved: Saved,
): Promise<ListingAnswer> => {
  const listing = await readListing(services, dealership)
  return saved.ok ? { listing } : { listing, problem: saved.problem, problems: saved.problems }
}

const hoursInput = builder.inputType('OpeningHoursInput', {
  fields: (field) => ({
    mon: field.string(),
    tue: field.string(),
    wed: field.string(),
    thu: field.string(),
    fri: field.string(),
    sat: field.string(),
    sun: field.string(),
  }),
})

const closureInput = builder.inputType('ClosureInput', {
  fields: (field) => ({
    from: field.string({ required: true }),
    to: field.string({ required: true, description: 'The last day of it; empty for one day' }),
    note: field.string({ required: true }),
  }),
})

const listingInput = builder.inputType('MyListingInput', {
  fields: (field) => ({
    name: field.string({ required: true }),
    street: field.string({ required: true }),
    suburb: field.string({ required: true }),
    state: field.string({ required: true }),
    postcode: field.string({ required: true }),
    phone: field.string({ required: true }),
    email: field.string({ required: true }),
    services: field.field({ type: [serviceEnum], required: true }),
    lines: field.stringList({ required: true }),
  }),
})

builder.queryField('myDealerListing', (field) =>
  field.field({
    type: listingType,
    resolve: (_, _args, context) => ours(context, ({ services, dealership }) => readListing(services, dealership)),
  }),
)

builder.mutationFields((field) => ({
  saveMyDealerHours: field.field({
    description: 'Counts at once.',
    type: answerType,
    args: {
      revision: field.arg.string({ required: true }),
      hours: field.arg({ type: hoursInput, required: true }),
      closures: field.arg({ type: [closureInput], required: true }),
      openOnHolidays: field.arg.boolean({ required: true }),
    },
    resolve: (_, typed, context) =>
      changeOurs(context, 'changes', async ({ services, dealership, now }) => {
        const today = todayOf(await readDealership(services.db, dealership), now)
        return answered(services, dealership, await saveOwnHours(services.db, dealership, typed, today))
      }),
  }),
  proposeMyListing: field.field({
    description: 'Waits for staff, in place of what waited before.',
    type: answerType,
    args: { listing: field.arg({ type: listingInput, required: true }) },
    resolve: (_, { listing }, context) =>
      changeOurs(context, 'dealerLetters', async ({ services, dealership, person, now }) => {
        const { lines } = await services.dealers.priceListOf(dealership.edition)
        const given = { context: services.contextOf(dealership.edition), lines, now }
        return answered(services, dealership, await proposeListing(services, dealership, person, listing, given))
      }),
  }),
  withdrawMyListingChange: field.field({
    type: answerType,
    args: { change: field.arg.id({ required: true }) },
    resolve: (_, { change }, context) =>
      changeOurs(context, 'changes', async ({ services, dealership, person, now }) =>
        answered(services, dealership, await withdrawChange(services.db, dealership, person, change, now)),
      ),
  }),
}))
