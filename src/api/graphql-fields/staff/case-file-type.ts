import type { Cents } from '../../../domain/money/money.ts'
import type { CaseFile, CaseMessage, OwnedRobot } from '../../staff/inbox/case-file.ts'
import { dueDates } from '../../staff/inbox/due-dates.ts'
import { letterboxOf } from '../../staff/inbox/letterbox-of.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'
import { editionOf, formOf, momentOf, sentType } from './case-types.ts'
import { sentFileType } from './sent-file-type.ts'

const messageType = builder.objectRef<CaseMessage>('StaffCaseMessage').implement({
  fields: (field) => ({
    id: field.id({ resolve: ({ message }) => message.id }),
    at: field.string({ resolve: ({ message }) => message.at.toISOString() }),
    from: field.field({
      type: enumOf('StaffMessageFrom', ['customer', 'staff']),
      resolve: ({ message }) => message.from,
    }),
    via: field.string({ description: 'account, mail or desk', resolve: ({ message }) => message.via }),
    name: field.string({ resolve: ({ message }) => message.name }),
    words: field.string({ resolve: ({ message }) => message.words }),
    letter: field.string({
      nullable: true,
      description: 'How the letter stands that it went out by: queued, sent or dead',
      resolve: ({ letter }) => letter?.state ?? null,
    }),
    trouble: field.string({
      nullable: true,
      description: 'Why the letter could not be sent last',
      resolve: ({ letter }) => (letter?.state === 'sent' ? null : (letter?.reason ?? null)),
    }),
  }),
})

const noteType = builder.objectRef<CaseFile['notes'][number]>('StaffCaseNote').implement({
  fields: (field) => ({
    id: field.exposeID('id'),
    at: field.string({ resolve: ({ at }) => at.toISOString() }),
    name: field.exposeString('name'),
    words: field.exposeString('words'),
  }),
})

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const actType = builder.objectRef<CaseFile['acts'][number]>('StaffCaseAct').implement({
  fields: (field) => ({
    at: field.string({ resolve: ({ at }) => at.toISOString() }),
    name: field.exposeString('name'),
    act: field.exposeString('act'),
    detail: field.string({
      nullable: true,
      description: 'To whom it was given, until when it was put off, with which it was merged',
      resolve: ({ after }) => textOf(after.to) ?? textOf(after.until) ?? textOf(after.into) ?? textOf(after.from),
    }),
  }),
})

const robotType = builder.objectRef<OwnedRobot>('StaffOwnedRobot').implement({
  fields: (field) => ({
    name: field.exposeString('name'),
    product: field.string({ description: 'Its slug', resolve: ({ robot }) => robot.product }),
    serialNumber: field.string({ resolve: ({ robot }) => robot.serialNumber }),
    purchasedOn: field.string({ resolve: ({ robot }) => robot.purchasedOn }),
    warrantyUntil: field.string({ nullable: true, resolve: ({ robot }) => robot.warrantyUntil }),
  }),
})

const assigneeType = builder.objectRef<NonNullable<CaseFile['assignee']>>('StaffAssignee').implement({
  fields: (field) => ({ id: field.exposeID('id'), name: field.exposeString('name') }),
})

const ordersType = builder.objectRef<{ count: number; total: Cents }>('StaffOrdersOfPerson').implement({
  fields: (field) => ({
    count: field.exposeInt('count'),
    total: field.exposeInt('total', { description: 'What they came to, in cents' }),
  }),
})

export const caseFileType = builder.objectRef<CaseFile>('StaffCase').implement({
  description: 'All that staff see of what somebody has sent',
  fields: (field) => ({
    revision: field.exposeString('revision', { description: 'Goes back with what is done to it' }),
    sent: field.field({ type: sentType, resolve: ({ row }) => row }),
    dueAt: field.string({
      nullable: true,
      description: 'By when an answer was promised',
      resolve: async ({ row }, _, { services }) => momentOf((await dueDates(services, [row]))[0] ?? null),
    }),
    letterbox: field.string({
      description: 'From where it is answered',
      resolve: ({ row }, _, { services }) => letterboxOf(services.factsOf(editionOf(row)), formOf(row)),
    }),
    country: field.string({ resolve: ({ row }, _, { services }) => services.factsOf(editionOf(row)).country }),
    assignee: field.field({ type: assigneeType, nullable: true, resolve: ({ assignee }) => assignee }),
    mergedInto: field.exposeString('mergedInto', { nullable: true }),
    files: field.field({ type: [sentFileType], resolve: ({ files }) => [...files] }),
    messages: field.field({ type: [messageType], resolve: ({ messages }) => [...messages] }),
    notes: field.field({ type: [noteType], resolve: ({ notes }) => [...notes] }),
    acts: field.field({ type: [actType], description: 'Newest first', resolve: ({ acts }) => [...acts] }),
    merged: field.field({ type: [sentType], resolve: ({ merged }) => [...merged] }),
    duplicates: field.field({
      type: [sentType],
      description: 'Open, from the same address or about the same machine',
      resolve: ({ duplicates }) => [...duplicates],
    }),
    others: field.field({ type: [sentType], resolve: ({ others }) => [...others] }),
    orders: field.field({ type: ordersType, resolve: ({ orders }) => ({ ...orders }) }),
    robots: field.field({ type: [robotType], resolve: ({ robots }) => [...robots] }),
  }),
})
