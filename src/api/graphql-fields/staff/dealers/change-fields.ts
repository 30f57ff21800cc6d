import { settleListingChange } from '../../../dealers/listing/settle-listing-change.ts'
import { type ChangeFile, changeFile, type ListingDifference } from '../../../staff/dealers/change-file.ts'
import { builder } from '../../builder.ts'
import { orUnavailable } from '../../or-unavailable.ts'
import { changedByOf, type Done, deed, problemOf } from './deed.ts'
import { matterStateEnum } from './matter-fields.ts'

const differenceType = builder.objectRef<ListingDifference>('StaffListingDifference').implement({
  fields: (field) => ({
    label: field.exposeString('label'),
    before: field.exposeString('before'),
    after: field.exposeString('after'),
    now: field.string({
      nullable: true,
      description: 'As it is listed now, where that is something else than when the change was asked for',
      resolve: ({ now }) => now ?? null,
    }),
  }),
})

const fileType = builder.objectRef<ChangeFile>('StaffListingChange').implement({
  fields: (field) => ({
    id: field.string({ resolve: ({ row }) => row.id }),
    revision: field.exposeString('revision'),
    state: field.field({ type: matterStateEnum, resolve: ({ row }) => row.state }),
    edition: field.string({ resolve: ({ row }) => row.edition }),
    dealer: field.string({ resolve: ({ row }) => row.dealer }),
    dealerName: field.string({ resolve: ({ dealer }) => dealer.name }),
    suburb: field.string({ resolve: ({ dealer }) => dealer.suburb }),
    askedBy: field.string({ resolve: ({ row }) => row.name }),
    askedAt: field.string({ resolve: ({ row }) => row.askedAt.toISOString() }),
    settledBy: field.string({ nullable: true, resolve: ({ row }) => row.settledBy }),
    settledAt: field.string({ nullable: true, resolve: ({ row }) => row.settledAt?.toISOString() ?? null }),
    words: field.string({ nullable: true, resolve: ({ row }) => row.words }),
    differences: field.field({ type: [differenceType], resolve: ({ differences }) => [...differences] }),
  }),
})

const actedType = builder.objectRef<Done<ChangeFile>>('StaffListingChangeActed').implement({
  fields: (field) => ({
    problem: field.string({ nullable: true, resolve: problemOf }),
    changedBy: field.string({ nullable: true, resolve: changedByOf }),
    change: field.field({ type: fileType, nullable: true, resolve: ({ file }) => file ?? null }),
  }),
})

builder.queryFields((field) => ({
  staffListingChange: field.field({
    type: fileType,
    nullable: true,
    args: { id: field.arg.string({ required: true }) },
    resolve: (_, { id }, { services }) => orUnavailable(async () => (await changeFile(services.db, id)) ?? null),
  }),
}))

builder.mutationFields((field) => ({
  staffSettleListingChange: field.field({
    type: actedType,
    args: {
      id: field.arg.string({ required: true }),
      revision: field.arg.string({ required: true }),
      isApproved: field.arg.boolean({ required: true }),
      words: field.arg.string({ required: true, description: 'To the dealer; needed for a no' }),
    },
    resolve: (_, { id, revision, ...answer }, context) =>
      deed(
        context,
        ({ services, person, now }) => settleListingChange(services, person, { id, revision }, answer, now),
        ({ db }) => changeFile(db, id),
      ),
  }),
}))
