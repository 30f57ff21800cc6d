import { answerWarranty } from '../../../staff/dealers/answer-warranty.ts'
import { type WarrantyFile, warrantyFile } from '../../../staff/dealers/warranty-file.ts'
import { builder } from '../../builder.ts'
import { orUnavailable } from '../../or-unavailable.ts'
import { sentFileType } from '../sent-file-type.ts'
import { changedByOf, type Done, deed, problemOf } from './deed.ts'
import { matterStateEnum } from './matter-fields.ts'

const registeredType = builder.objectRef<NonNullable<WarrantyFile['registered']>>('StaffRegisteredMachine').implement({
  fields: (field) => ({
    purchasedOn: field.exposeString('purchasedOn'),
    warrantyUntil: field.exposeString('warrantyUntil', { nullable: true }),
  }),
})

const fileType = builder.objectRef<WarrantyFile>('StaffWarrantyRequest').implement({
  fields: (field) => ({
    number: field.string({ resolve: ({ row }) => row.number }),
    revision: field.exposeString('revision'),
    state: field.field({ type: matterStateEnum, resolve: ({ row }) => row.state }),
    edition: field.string({ resolve: ({ row }) => row.edition }),
    dealer: field.string({ resolve: ({ row }) => row.dealer }),
    dealerName: field.string({ resolve: ({ dealer }) => dealer.name }),
    dealerPhone: field.string({ resolve: ({ dealer }) => dealer.phone }),
    askedBy: field.string({ resolve: ({ row }) => row.name }),
    askedAt: field.string({ resolve: ({ row }) => row.askedAt.toISOString() }),
    product: field.exposeString('product'),
    serialNumber: field.string({ resolve: ({ row }) => row.serialNumber }),
    serialProblem: field.string({ nullable: true, resolve: ({ serialProblem }) => serialProblem ?? null }),
    purchasedOn: field.string({ nullable: true, resolve: ({ row }) => row.purchasedOn }),
    registered: field.field({ type: registeredType, nullable: true, resolve: ({ registered }) => registered ?? null }),
    fault: field.string({ resolve: ({ row }) => row.fault }),
    parts: field.string({ resolve: ({ row }) => row.parts }),
    photos: field.field({ type: [sentFileType], resolve: ({ photos }) => [...photos] }),
    answer: field.string({ nullable: true, resolve: ({ row }) => row.answer }),
    answeredBy: field.string({ nullable: true, resolve: ({ row }) => row.answeredBy }),
    answeredAt: field.string({ nullable: true, resolve: ({ row }) => row.answeredAt?.toISOString() ?? null }),
  }),
})

const actedType = builder.objectRef<Done<WarrantyFile>>('StaffWarrantyActed').implement({
  fields: (field) => ({
    problem: field.string({ nullable: true, resolve: problemOf }),
    changedBy: field.string({ nullable: true, resolve: changedByOf }),
    warranty: field.field({ type: fileType, nullable: true, resolve: ({ file }) => file ?? null }),
  }),
})

builder.queryFields((field) => ({
  staffWarrantyRequest: field.field({
    type: fileType,
    nullable: true,
    args: { number: field.arg.string({ required: true }) },
    resolve: (_, { number }, { services }) => orUnavailable(async () => (await warrantyFile(services, number)) ?? null),
  }),
}))

builder.mutationFields((field) => ({
  staffAnswerWarranty: field.field({
    type: actedType,
    args: {
      number: field.arg.string({ required: true }),
      revision: field.arg.string({ required: true }),
      isApproved: field.arg.boolean({ required: true }),
      answer: field.arg.string({ required: true, description: 'To the dealer; needed for a no' }),
    },
    resolve: (_, { number, revision, ...answer }, context) =>
      deed(
        context,
        ({ services, person, now }) => answerWarranty(services, person, { number, revision }, answer, now),
        (services) => warrantyFile(services, number),
      ),
  }),
}))
