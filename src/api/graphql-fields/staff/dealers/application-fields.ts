import type { Dealer } from '../../../../domain/dealers/dealer-list.ts'
import type { DealerNearby } from '../../../../domain/dealers/nearest-dealers.ts'
import { type ApplicationFile, applicationFile } from '../../../staff/dealers/application-file.ts'
import { approveApplication } from '../../../staff/dealers/approve-application.ts'
import { refuseApplication } from '../../../staff/dealers/refuse-application.ts'
import { builder } from '../../builder.ts'
import { serviceEnum } from '../../dealer-type.ts'
import { orUnavailable } from '../../or-unavailable.ts'
import { placeType } from '../../places-field.ts'
import { changedByOf, type Done, deed, problemOf } from './deed.ts'
import { matterStateEnum } from './matter-fields.ts'

const lineType = builder.objectRef<{ label: string; value: string }>('StaffDealerSentLine').implement({
  fields: (field) => ({ label: field.exposeString('label'), value: field.exposeString('value') }),
})

const nearType = builder.objectRef<DealerNearby<Dealer>>('StaffDealerNear').implement({
  fields: (field) => ({
    km: field.exposeFloat('km'),
    slug: field.string({ resolve: ({ dealer }) => dealer.slug }),
    name: field.string({ resolve: ({ dealer }) => dealer.name }),
    suburb: field.string({ resolve: ({ dealer }) => dealer.suburb }),
  }),
})

const numberType = builder.objectRef<ApplicationFile['businessNumber']>('StaffBusinessNumber').implement({
  fields: (field) => ({
    label: field.exposeString('label'),
    value: field.exposeString('value'),
    problem: field.string({ nullable: true, resolve: ({ problem }) => problem ?? null }),
  }),
})

const listingType = builder.objectRef<ApplicationFile['listing']>('StaffDealerDraft').implement({
  description: 'The business as it would be listed',
  fields: (field) => ({
    name: field.exposeString('name'),
    street: field.exposeString('street'),
    suburb: field.exposeString('suburb'),
    state: field.exposeString('state'),
    postcode: field.exposeString('postcode'),
    phone: field.exposeString('phone'),
    email: field.exposeString('email'),
  }),
})

const fileType = builder.objectRef<ApplicationFile>('StaffDealerApplication').implement({
  fields: (field) => ({
    reference: field.string({ resolve: ({ row }) => row.reference }),
    edition: field.exposeString('edition'),
    revision: field.exposeString('revision'),
    state: field.field({ type: matterStateEnum, resolve: ({ state }) => state }),
    receivedAt: field.string({ resolve: ({ row }) => row.receivedAt.toISOString() }),
    sent: field.field({ type: [lineType], description: 'As it was sent', resolve: ({ row }) => [...row.lines] }),
    businessNumber: field.field({ type: numberType, resolve: ({ businessNumber }) => businessNumber }),
    place: field.field({
      type: placeType,
      nullable: true,
      description: 'Where the gazetteer has it',
      resolve: ({ place }) => place ?? null,
    }),
    near: field.field({ type: [nearType], resolve: ({ near }) => [...near] }),
    listing: field.field({ type: listingType, resolve: ({ listing }) => listing }),
    states: field.stringList({ resolve: ({ states }) => [...states] }),
    lines: field.stringList({ resolve: ({ lines }) => [...lines] }),
    account: field.string({
      nullable: true,
      description: 'Who has proved the address',
      resolve: ({ account }) => account ?? null,
    }),
    dealer: field.string({
      nullable: true,
      description: 'What it has become, by its slug',
      resolve: ({ row }) => row.dealer,
    }),
  }),
})

const actedType = builder.objectRef<Done<ApplicationFile>>('StaffDealerApplicationActed').implement({
  fields: (field) => ({
    problem: field.string({ nullable: true, resolve: problemOf }),
    changedBy: field.string({ nullable: true, resolve: changedByOf }),
    application: field.field({ type: fileType, nullable: true, resolve: ({ file }) => file ?? null }),
  }),
})

const weekInput = builder.inputType('StaffDealerWeek', {
  fields: (field) => ({
    mon: field.string({ description: 'As 08:00-17:00; empty where it is closed' }),
    tue: field.string(),
    wed: field.string(),
    thu: field.string(),
    fri: field.string(),
    sat: field.string(),
    sun: field.string(),
  }),
})

const listingInput = builder.inputType('StaffDealerListing', {
  fields: (field) => ({
    name: field.string({ required: true }),
    street: field.string({ required: true }),
    suburb: field.string({ required: true }),
    state: field.string({ required: true }),
    postcode: field.string({ required: true }),
    phone: field.string({ required: true }),
    email: field.string({ required: true }),
    lat: field.float({ required: true }),
    lon: field.float({ required: true }),
    hours: field.field({ type: weekInput, required: true }),
    openOnHolidays: field.boolean({ required: true }),
    services: field.field({ type: [serviceEnum], required: true }),
    lines: field.stringList({ required: true }),
  }),
})

builder.queryFields((field) => ({
  staffDealerApplication: field.field({
    type: fileType,
    nullable: true,
    args: { reference: field.arg.string({ required: true }) },
    resolve: (_, { reference }, { services }) =>
      orUnavailable(async () => (await applicationFile(services, reference)) ?? null),
  }),
}))

builder.mutationFields((field) => ({
  staffApproveDealer: field.field({
    type: actedType,
    args: {
      reference: field.arg.string({ required: true }),
      revision: field.arg.string({ required: true }),
      listing: field.arg({ type: listingInput, required: true }),
    },
    resolve: (_, { listing, ...seen }, context) =>
      deed(
        context,
        ({ services, person, now }) => approveApplication(services, person, seen, listing, now),
        (services) => applicationFile(services, seen.reference),
      ),
  }),
  staffRefuseDealer: field.field({
    type: actedType,
    args: {
      reference: field.arg.string({ required: true }),
      revision: field.arg.string({ required: true }),
      reason: field.arg.string({ required: true }),
    },
    resolve: (_, { reason, ...seen }, context) =>
      deed(
        context,
        ({ services, person, now }) => refuseApplication(services, person, seen, reason, now),
        (services) => applicationFile(services, seen.reference),
      ),
  }),
}))
