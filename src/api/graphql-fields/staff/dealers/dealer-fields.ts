import { type DealerFile, dealerFile, type ListedField } from '../../../staff/dealers/dealer-file.ts'
import { setActive } from '../../../staff/dealers/set-active.ts'
import { setPerson } from '../../../staff/dealers/set-person.ts'
import { type DealerKey, setTerms, type Term } from '../../../staff/dealers/set-terms.ts'
import { builder } from '../../builder.ts'
import { editionEnum } from '../../edition-enum.ts'
import { enumOf } from '../../enum-of.ts'
import { orUnavailable } from '../../or-unavailable.ts'
import { changedByOf, type Done, deed, problemOf } from './deed.ts'
import { matterStateEnum } from './matter-fields.ts'

const fieldType = builder.objectRef<ListedField>('StaffDealerField').implement({
  fields: (field) => ({
    label: field.exposeString('label'),
    value: field.exposeString('value'),
    from: field.field({
      type: enumOf('StaffDealerSource', ['content', 'desk', 'dealer'] as const),
      description: 'Who says so',
      resolve: ({ from }) => from,
    }),
  }),
})

const personType = builder.objectRef<DealerFile['people'][number]>('StaffDealerPerson').implement({
  fields: (field) => ({
    name: field.exposeString('name'),
    email: field.exposeString('email'),
    seenAt: field.string({ resolve: ({ seenAt }) => seenAt.toISOString() }),
  }),
})

const demosType = builder.objectRef<DealerFile['demos']>('StaffDealerDemos').implement({
  description: 'Of the last six months',
  fields: (field) => ({
    asked: field.exposeInt('asked'),
    accepted: field.exposeInt('accepted'),
    declined: field.exposeInt('declined'),
    unanswered: field.exposeInt('unanswered'),
    medianMinutes: field.int({
      nullable: true,
      description: 'Half of the answers came within so many',
      resolve: ({ medianMinutes }) => medianMinutes ?? null,
    }),
  }),
})

const termType = builder.objectRef<Term>('StaffDealerTerm').implement({
  fields: (field) => ({
    line: field.exposeString('line', { description: 'Empty: all lines' }),
    off: field.exposeInt('off', { description: 'In tenths of a per cent' }),
  }),
})

const changeType = builder.objectRef<DealerFile['changes'][number]>('StaffDealerPastChange').implement({
  fields: (field) => ({
    id: field.exposeString('id'),
    name: field.exposeString('name'),
    state: field.field({ type: matterStateEnum, resolve: ({ state }) => state }),
    at: field.string({ resolve: ({ askedAt }) => askedAt.toISOString() }),
  }),
})

const warrantyType = builder.objectRef<DealerFile['warranties'][number]>('StaffDealerPastWarranty').implement({
  fields: (field) => ({
    number: field.exposeString('number'),
    serialNumber: field.exposeString('serialNumber'),
    state: field.field({ type: matterStateEnum, resolve: ({ state }) => state }),
    at: field.string({ resolve: ({ askedAt }) => askedAt.toISOString() }),
  }),
})

const contentType = builder.objectRef<DealerFile['content']>('StaffDealerContent').implement({
  fields: (field) => ({ name: field.exposeString('name'), text: field.exposeString('text') }),
})

const fileType = builder.objectRef<DealerFile>('StaffDealer').implement({
  fields: (field) => ({
    edition: field.string({ resolve: ({ row }) => row.edition }),
    slug: field.string({ resolve: ({ row }) => row.slug }),
    name: field.string({ resolve: ({ row }) => row.name }),
    suburb: field.string({ resolve: ({ row }) => row.suburb }),
    isActive: field.boolean({ resolve: ({ row }) => row.active }),
    isFromContent: field.boolean({ resolve: ({ row }) => row.source === 'content' }),
    revision: field.exposeString('revision'),
    fields: field.field({ type: [fieldType], resolve: ({ fields }) => [...fields] }),
    people: field.field({ type: [personType], resolve: (file) => [...file.people] }),
    demos: field.field({ type: demosType, resolve: ({ demos }) => demos }),
    openDemos: field.exposeInt('openDemos'),
    terms: field.field({ type: [termType], resolve: ({ terms }) => [...terms] }),
    termsRevision: field.exposeString('termsRevision'),
    lines: field.stringList({ resolve: ({ lines }) => [...lines] }),
    changes: field.field({ type: [changeType], description: 'Newest first', resolve: ({ changes }) => [...changes] }),
    warranties: field.field({ type: [warrantyType], resolve: ({ warranties }) => [...warranties] }),
    content: field.field({ type: contentType, description: 'As a file of content', resolve: ({ content }) => content }),
  }),
})

const actedType = builder.objectRef<Done<DealerFile>>('StaffDealerActed').implement({
  fields: (field) => ({
    problem: field.string({ nullable: true, resolve: problemOf }),
    changedBy: field.string({ nullable: true, resolve: changedByOf }),
    dealer: field.field({ type: fileType, nullable: true, resolve: ({ file }) => file ?? null }),
  }),
})

const termInput = builder.inputType('StaffDealerTermInput', {
  fields: (field) => ({
    line: field.string({ required: true }),
    off: field.int({ required: true, description: 'In tenths of a per cent' }),
  }),
})

const mostTerms = 100

const show =
  (key: DealerKey) =>
  ({ db }: { db: Parameters<typeof dealerFile>[0] }, now: Date) =>
    dealerFile(db, key, now)

builder.queryFields((field) => ({
  staffDealer: field.field({
    type: fileType,
    nullable: true,
    args: {
      edition: field.arg({ type: editionEnum, required: true }),
      slug: field.arg.string({ required: true }),
    },
    resolve: (_, key, { services, now }) =>
      orUnavailable(async () => (await dealerFile(services.db, key, now())) ?? null),
  }),
}))

builder.mutationFields((field) => ({
  staffSetDealerTerms: field.field({
    type: actedType,
    args: {
      edition: field.arg({ type: editionEnum, required: true }),
      slug: field.arg.string({ required: true }),
      revision: field.arg.string({ required: true, description: 'Of the terms' }),
      terms: field.arg({ type: [termInput], required: true }),
    },
    resolve: (_, { terms, ...seen }, context) =>
      deed(
        context,
        ({ services: { db }, person, now }) => setTerms(db, person, seen, terms.slice(0, mostTerms), now),
        show(seen),
      ),
  }),
  staffSetDealerActive: field.field({
    type: actedType,
    args: {
      edition: field.arg({ type: editionEnum, required: true }),
      slug: field.arg.string({ required: true }),
      revision: field.arg.string({ required: true }),
      isActive: field.arg.boolean({ required: true }),
    },
    resolve: (_, { isActive, ...seen }, context) =>
      deed(context, ({ services: { db }, person, now }) => setActive(db, person, seen, isActive, now), show(seen)),
  }),
  staffSetDealerPerson: field.field({
    description: 'To add somebody is refused as RECENT_SIGN_IN_NEEDED to whoever has not shown lately who they are.',
    type: actedType,
    args: {
      edition: field.arg({ type: editionEnum, required: true }),
      slug: field.arg.string({ required: true }),
      email: field.arg.string({ required: true }),
      isDealer: field.arg.boolean({ required: true, description: 'False: not any more' }),
    },
    resolve: (_, { email, isDealer, ...key }, context) =>
      deed(
        context,
        ({ services: { db }, viewer, now }) => setPerson(db, viewer, key, { email, isDealer }, now),
        show(key),
      ),
  }),
}))
