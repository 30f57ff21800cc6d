import { type ActsFound, actsOf, findActs, staffNames } from '../../staff/acts/read-acts.ts'
import { type Undone, undoAct } from '../../staff/acts/undo-act.ts'
import { builder } from '../builder.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { requireShop } from '../shop/require-shop.ts'
import { actType } from './act-type.ts'
import { staffSubjectEnum } from './staff-subject-enum.ts'

const mostListed = 100

const actsType = builder.objectRef<ActsFound>('StaffActs').implement({
  fields: (field) => ({
    items: field.field({ type: [actType], resolve: ({ acts }) => [...acts] }),
    next: field.string({ nullable: true, resolve: ({ next }) => next ?? null }),
  }),
})

const nameType = builder.objectRef<{ id: string; name: string }>('StaffActor').implement({
  fields: (field) => ({ id: field.exposeString('id'), name: field.exposeString('name') }),
})

builder.queryFields((field) => ({
  staffActs: field.field({
    description: 'What staff have done, newest first.',
    type: actsType,
    args: {
      person: field.arg.string(),
      subject: field.arg({ type: staffSubjectEnum }),
      day: field.arg.string({ description: 'As 2026-11-19' }),
      first: field.arg.int({ defaultValue: 50 }),
      after: field.arg.string(),
    },
    resolve: (_, { person, subject, day, first, after }, context) =>
      orUnavailable(() => {
        const { db, terms } = requireShop(context)
        const asked = {
          person: person ?? undefined,
          subject: subject ?? undefined,
          day: day ?? undefined,
          first: Math.min(Math.max(first ?? 50, 1), mostListed),
          after: after ?? undefined,
        }
        return findActs(db, asked, terms().dispatch.timeZone)
      }),
  }),
  staffActsOf: field.field({
    description: 'What was done to one thing.',
    type: [actType],
    args: {
      subject: field.arg({ type: staffSubjectEnum, required: true }),
      of: field.arg.string({ required: true }),
    },
    resolve: (_, { subject, of }, context) => orUnavailable(() => actsOf(context.services.db, subject, of)),
  }),
  staffActors: field.field({
    description: 'Whoever is on the staff.',
    type: [nameType],
    resolve: (_, _args, context) => orUnavailable(() => staffNames(context.services.db)),
  }),
}))

const undoneType = builder.objectRef<Undone>('StaffUndone').implement({
  fields: (field) => ({
    of: field.exposeString('of'),
    problem: field.string({ nullable: true, resolve: (undone) => (undone.ok ? null : undone.problem) }),
    changedBy: field.string({
      nullable: true,
      description: 'Who has changed it since it was done',
      resolve: (undone) => (undone.ok ? null : (undone.since?.who ?? null)),
    }),
  }),
})

builder.mutationFields((field) => ({
  staffUndoAct: field.field({
    description: 'Takes back what one has done oneself within the last ten minutes, if nobody has changed it since.',
    type: undoneType,
    args: { act: field.arg.int({ required: true, description: 'By its id' }) },
    resolve: (_, { act }, context) =>
      orUnavailable(async () => {
        const services = requireShop(context)
        const { person } = await context.viewer()
        return undoAct({ services, person, at: context.now() }, act)
      }),
  }),
}))
