import { caseViews } from '../../../domain/staff/case-views.ts'
import { caseName, casePlace, caseWords } from '../../../domain/staff/case-words.ts'
import type { ReplyTemplate } from '../../../domain/staff/reply-templates.ts'
import type { Colleague } from '../../staff/inbox/assign-case.ts'
import { colleagues } from '../../staff/inbox/assign-case.ts'
import { caseFile } from '../../staff/inbox/case-file.ts'
import { dueDates } from '../../staff/inbox/due-dates.ts'
import { type CaseCounts, countCases, findCases, type ListedCase } from '../../staff/inbox/find-cases.ts'
import { builder } from '../builder.ts'
import { editionEnum } from '../edition-enum.ts'
import { enumOf } from '../enum-of.ts'
import { formEnum } from '../form-fields.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { caseFileType } from './case-file-type.ts'
import { aboutOf, editionOf, formOf, momentOf } from './case-types.ts'

const mostListed = 100

/** As much of what was written as a row of the list has room for. */
const longestGist = 140

interface DueCase extends ListedCase {
  readonly dueAt: Date | null
}

const gistOf = (words: string): string => words.replaceAll(/\s+/g, ' ').slice(0, longestGist)

const listedType = builder.objectRef<DueCase>('StaffListedCase').implement({
  fields: (field) => ({
    reference: field.string({ resolve: ({ row }) => row.reference }),
    revision: field.exposeString('revision', { description: 'Goes back with what is done to it' }),
    form: field.field({ type: formEnum, resolve: ({ row }) => formOf(row) }),
    edition: field.field({ type: editionEnum, resolve: ({ row }) => editionOf(row) }),
    name: field.string({ resolve: ({ row }) => caseName(row) }),
    email: field.string({ resolve: ({ row }) => row.email }),
    place: field.string({ resolve: ({ row }) => casePlace(row) }),
    about: field.string({ resolve: ({ row }) => aboutOf(row) }),
    gist: field.string({ description: 'How it begins', resolve: ({ row }) => gistOf(caseWords(row)) }),
    files: field.exposeInt('files'),
    assignee: field.exposeString('assignee', { nullable: true }),
    isUnread: field.boolean({ resolve: ({ row }) => row.isUnread }),
    outcome: field.string({ nullable: true, resolve: ({ row }) => row.outcome }),
    receivedAt: field.string({ resolve: ({ row }) => row.receivedAt.toISOString() }),
    waitingSince: field.string({ nullable: true, resolve: ({ row }) => momentOf(row.waitingSince) }),
    dueAt: field.string({ nullable: true, resolve: ({ dueAt }) => momentOf(dueAt) }),
    laterUntil: field.string({ nullable: true, resolve: ({ row }) => momentOf(row.laterUntil) }),
    isMerged: field.boolean({ resolve: ({ row }) => row.mergedInto !== null }),
  }),
})

const casesType = builder.objectRef<{ cases: DueCase[]; next: string | null }>('StaffCases').implement({
  fields: (field) => ({
    items: field.field({ type: [listedType], resolve: ({ cases }) => cases }),
    next: field.exposeString('next', { nullable: true }),
  }),
})

const countsType = builder.objectRef<CaseCounts>('StaffCaseCounts').implement({
  fields: (field) => ({
    open: field.exposeInt('open'),
    mine: field.exposeInt('mine'),
    unread: field.exposeInt('unread'),
    later: field.exposeInt('later'),
  }),
})

const colleagueType = builder.objectRef<Colleague & { isMe: boolean }>('StaffColleague').implement({
  fields: (field) => ({
    id: field.exposeID('id'),
    name: field.exposeString('name'),
    isMe: field.exposeBoolean('isMe'),
  }),
})

const templateType = builder.objectRef<ReplyTemplate>('StaffReplyTemplate').implement({
  fields: (field) => ({
    id: field.exposeID('id'),
    title: field.exposeString('title'),
    forms: field.field({ type: [formEnum], resolve: ({ forms }) => forms }),
    words: field.exposeString('words', { description: 'With names in braces' }),
  }),
})

builder.queryFields((field) => ({
  staffCases: field.field({
    type: casesType,
    args: {
      view: field.arg({ type: enumOf('StaffCaseView', caseViews), required: true }),
      form: field.arg({ type: formEnum }),
      edition: field.arg({ type: editionEnum }),
      words: field.arg.string(),
      first: field.arg.int({ defaultValue: 50 }),
      after: field.arg.string(),
    },
    resolve: (_, { view, form, edition, words, first, after }, context) =>
      orUnavailable(async () => {
        const { person } = await context.viewer()
        const asked = {
          view,
          form: form ?? undefined,
          edition: edition ?? undefined,
          words: words ?? '',
          first: Math.min(Math.max(first ?? 50, 1), mostListed),
          after: after ?? undefined,
        }
        const { cases, next } = await findCases(context.services.db, person.id, asked, context.now())
        const due = await dueDates(
          context.services,
          cases.map(({ row }) => row),
        )
        return { cases: cases.map((each, at) => ({ ...each, dueAt: due[at] ?? null })), next: next ?? null }
      }),
  }),
  staffCaseCounts: field.field({
    type: countsType,
    resolve: (_, _args, context) =>
      orUnavailable(async () => {
        const { person } = await context.viewer()
        return countCases(context.services.db, person.id, context.now())
      }),
  }),
  staffCase: field.field({
    type: caseFileType,
    nullable: true,
    args: { reference: field.arg.string({ required: true }) },
    resolve: (_, { reference }, context) =>
      orUnavailable(async () => (await caseFile(context.services.db, reference)) ?? null),
  }),
  staffColleagues: field.field({
    type: [colleagueType],
    description: 'Everybody on the staff',
    resolve: (_, _args, context) =>
      orUnavailable(async () => {
        const { person } = await context.viewer()
        return (await colleagues(context.services.db)).map((each) => ({ ...each, isMe: each.id === person.id }))
      }),
  }),
  staffReplyTemplates: field.field({
    type: [templateType],
    description: 'How answers are begun in an edition',
    args: { edition: field.arg({ type: editionEnum, required: true }) },
    resolve: (_, { edition }, { templatesOf }) => [...(templatesOf?.(edition) ?? [])],
  }),
}))
