import type { Difference } from '../../../domain/staff/differences.ts'
import type { ShownAct } from '../../staff/acts/read-acts.ts'
import type { DoneAct } from '../../staff/acts/undoable.ts'
import { builder } from '../builder.ts'
import type { SiteContext } from '../site-context.ts'
import { staffSubjectEnum } from './staff-subject-enum.ts'

const differenceType = builder.objectRef<Difference>('StaffDifference').implement({
  fields: (field) => ({
    name: field.exposeString('name'),
    before: field.exposeString('before', { nullable: true }),
    after: field.exposeString('after', { nullable: true }),
  }),
})

const isMine = async (person: string | null, context: SiteContext): Promise<boolean> =>
  (await context.viewer()).person.id === person

export const actType = builder.objectRef<ShownAct>('StaffAct').implement({
  description: 'Something that somebody on the staff has done',
  fields: (field) => ({
    id: field.exposeInt('id'),
    at: field.string({ resolve: ({ at }) => at.toISOString() }),
    name: field.exposeString('name'),
    isMine: field.boolean({ resolve: ({ person }, _args, context) => isMine(person, context) }),
    act: field.exposeString('act'),
    subject: field.field({ type: staffSubjectEnum, resolve: ({ subject }) => subject }),
    of: field.exposeString('of'),
    label: field.exposeString('label', { description: 'What people call it' }),
    changes: field.field({ type: [differenceType], resolve: ({ changes }) => [...changes] }),
  }),
})

export const doneActType = builder.objectRef<DoneAct>('StaffDoneAct').implement({
  fields: (field) => ({
    act: field.field({ type: actType, resolve: (done) => done }),
    undoUntil: field.string({
      nullable: true,
      description: 'Until when one can take it back; null for what can’t be, and for what others have done',
      resolve: async ({ person, undoUntil }, _args, context) =>
        undoUntil !== undefined && (await isMine(person, context)) ? undoUntil.toISOString() : null,
    }),
  }),
})
