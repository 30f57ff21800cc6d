import type { Person } from '../../account/viewer.ts'
import type { CaseActed } from '../../staff/inbox/act-on-case.ts'
import { assignCase } from '../../staff/inbox/assign-case.ts'
import { type CaseFile, caseFile } from '../../staff/inbox/case-file.ts'
import { closeCase, reopenCase } from '../../staff/inbox/close-case.ts'
import { markCase } from '../../staff/inbox/mark-case.ts'
import { mergeCase } from '../../staff/inbox/merge-case.ts'
import { noteCase } from '../../staff/inbox/note-case.ts'
import { putOffCase } from '../../staff/inbox/put-off-case.ts'
import { replyToCase } from '../../staff/inbox/reply-to-case.ts'
import type { FormServices } from '../../submissions/receive-submission.ts'
import { builder } from '../builder.ts'
import { orUnavailable } from '../or-unavailable.ts'
import type { SiteContext } from '../site-context.ts'
import { caseFileType } from './case-file-type.ts'

interface ActedOn {
  readonly reference: string
  readonly acted: CaseActed
  readonly file: CaseFile | undefined
}

const actedType = builder.objectRef<ActedOn>('StaffCaseActed').implement({
  fields: (field) => ({
    reference: field.exposeString('reference'),
    problem: field.string({ nullable: true, resolve: ({ acted }) => (acted.ok ? null : acted.problem) }),
    changedBy: field.string({
      nullable: true,
      description: 'Who has changed it since it was looked at, or has written',
      resolve: ({ acted }) => (acted.ok ? null : (acted.since?.who ?? null)),
    }),
    case: field.field({
      type: caseFileType,
      nullable: true,
      description: 'As it is now; what it was merged into, after a merge',
      resolve: ({ file }) => file ?? null,
    }),
  }),
})

interface Deed {
  readonly services: FormServices
  readonly person: Person
  readonly now: Date
}

/** Does something to a case and shows it as it is after that. */
const deed = (context: SiteContext, reference: string, work: (deed: Deed) => Promise<CaseActed>): Promise<ActedOn> =>
  orUnavailable(async () => {
    const { services } = context
    const { person } = await context.viewer()
    const acted = await work({ services, person, now: context.now() })
    const shown = acted.ok ? acted.reference : reference
    return { reference, acted, file: await caseFile(services.db, shown) }
  })

const unreadable: CaseActed = { ok: false, problem: 'That is no moment. Choose a day and a time.' }

builder.mutationFields((field) => {
  const seen = {
    reference: field.arg.string({ required: true }),
    revision: field.arg.string({ required: true }),
  }
  return {
    staffAssignCase: field.field({
      type: actedType,
      args: { ...seen, to: field.arg.string({ description: 'Somebody on the staff, by their id; nobody without it' }) },
      resolve: (_, { to, ...seen }, context) =>
        deed(context, seen.reference, ({ services, person, now }) =>
          assignCase(services.db, person, seen, to ?? null, now),
        ),
    }),
    staffPutOffCase: field.field({
      type: actedType,
      args: { ...seen, until: field.arg.string({ description: 'A moment; without it, it is due now' }) },
      resolve: (_, { until, ...seen }, context) =>
        deed(context, seen.reference, async ({ services, person, now }) => {
          const moment = until == null ? null : new Date(until)
          if (moment !== null && Number.isNaN(moment.getTime())) return unreadable
          return putOffCase(services.db, person, seen, moment, now)
        }),
    }),
    staffCloseCase: field.field({
      type: actedType,
      args: seen,
      resolve: (_, seen, context) =>
        deed(context, seen.reference, ({ services, person, now }) => closeCase(services.db, person, seen, now)),
    }),
    staffReopenCase: field.field({
      type: actedType,
      args: {
        ...seen,
        undo: field.arg.boolean({ required: true, description: 'As it was before it was closed, answered or not' }),
      },
      resolve: (_, { undo, ...seen }, context) =>
        deed(context, seen.reference, ({ services, person, now }) => reopenCase(services.db, person, seen, undo, now)),
    }),
    staffMarkCase: field.field({
      type: actedType,
      args: { reference: seen.reference, isUnread: field.arg.boolean({ required: true }) },
      resolve: (_, { reference, isUnread }, context) =>
        deed(context, reference, ({ services, person, now }) =>
          markCase(services.db, person, reference, isUnread, now),
        ),
    }),
    staffNoteCase: field.field({
      type: actedType,
      args: { reference: seen.reference, words: field.arg.string({ required: true }) },
      resolve: (_, { reference, words }, context) =>
        deed(context, reference, ({ services, person, now }) => noteCase(services.db, person, reference, words, now)),
    }),
    staffMergeCase: field.field({
      type: actedType,
      args: { ...seen, into: field.arg.string({ required: true, description: 'By its reference' }) },
      resolve: (_, { into, ...seen }, context) =>
        deed(context, seen.reference, ({ services, person, now }) => mergeCase(services.db, person, seen, into, now)),
    }),
    staffReplyToCase: field.field({
      type: actedType,
      args: {
        ...seen,
        words: field.arg.string({ required: true }),
        key: field.arg.string({ required: true, description: 'Made once for each answer: a second press is the same' }),
        close: field.arg.boolean({ required: true, description: 'Nothing more is to be done after it' }),
      },
      resolve: (_, { reference, revision, ...typed }, context) =>
        deed(context, reference, ({ services, person, now }) =>
          replyToCase(services, person, { reference, revision }, typed, now),
        ),
    }),
  }
})
