import { peopleViews } from '../../../domain/staff/people-views.ts'
import type { Viewer } from '../../account/viewer.ts'
import { endPersonSignIns } from '../../staff/people/end-person-sign-ins.ts'
import { countPeople, findPeople, type PeopleCounts, type PeopleFound } from '../../staff/people/find-people.ts'
import { giveRole, type PersonActed } from '../../staff/people/give-role.ts'
import { letInAgain } from '../../staff/people/let-in-again.ts'
import { type PersonFile, personFile } from '../../staff/people/person-file.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'
import { orUnavailable } from '../or-unavailable.ts'
import type { SiteContext } from '../site-context.ts'
import { listedPersonType, personFileType, roleEnum } from './person-type.ts'

const mostListed = 100

const peopleType = builder.objectRef<PeopleFound>('StaffPeople').implement({
  fields: (field) => ({
    items: field.field({ type: [listedPersonType], resolve: ({ people }) => [...people] }),
    next: field.string({ nullable: true, resolve: ({ next }) => next ?? null }),
  }),
})

const countsType = builder.objectRef<PeopleCounts>('StaffPeopleCounts').implement({
  fields: (field) => ({ staff: field.exposeInt('staff'), dealers: field.exposeInt('dealers') }),
})

interface ActedOn {
  readonly acted: PersonActed
  readonly file: PersonFile | undefined
}

const actedType = builder.objectRef<ActedOn>('StaffPersonActed').implement({
  fields: (field) => ({
    problem: field.string({ nullable: true, resolve: ({ acted }) => (acted.ok ? null : acted.problem) }),
    changedBy: field.string({
      nullable: true,
      resolve: ({ acted }) => (acted.ok ? null : (acted.changedBy ?? null)),
    }),
    person: field.field({
      type: personFileType,
      nullable: true,
      description: 'As they are now',
      resolve: ({ file }) => file ?? null,
    }),
  }),
})

const deed = (
  context: SiteContext,
  id: string,
  work: (viewer: Viewer, now: Date) => Promise<PersonActed>,
): Promise<ActedOn> =>
  orUnavailable(async () => {
    const now = context.now()
    const acted = await work(await context.viewer(), now)
    return { acted, file: await personFile(context.services.db, context.issuer, id, now) }
  })

builder.queryFields((field) => ({
  staffPeople: field.field({
    type: peopleType,
    args: {
      view: field.arg({ type: enumOf('StaffPeopleView', peopleViews), required: true }),
      words: field.arg.string(),
      first: field.arg.int({ defaultValue: 50 }),
      after: field.arg.string(),
    },
    resolve: (_, { view, words, first, after }, context) =>
      orUnavailable(() =>
        findPeople(context.services.db, {
          view,
          words: words ?? '',
          first: Math.min(Math.max(first ?? 50, 1), mostListed),
          after: after ?? undefined,
        }),
      ),
  }),
  staffPeopleCounts: field.field({
    type: countsType,
    resolve: (_, _args, context) => orUnavailable(() => countPeople(context.services.db)),
  }),
  staffPerson: field.field({
    type: personFileType,
    nullable: true,
    args: { id: field.arg.string({ required: true }) },
    resolve: (_, { id }, context) =>
      orUnavailable(async () => (await personFile(context.services.db, context.issuer, id, context.now())) ?? null),
  }),
}))

builder.mutationFields((field) => ({
  staffGiveRole: field.field({
    description: 'Refused as RECENT_SIGN_IN_NEEDED to whoever has not shown lately who they are.',
    type: actedType,
    args: {
      id: field.arg.string({ required: true }),
      revision: field.arg.string({ required: true }),
      role: field.arg({ type: roleEnum, required: true }),
      dealer: field.arg.string({ description: 'Which dealer, by its slug' }),
    },
    resolve: (_, { id, dealer, ...given }, context) =>
      deed(context, id, (viewer, now) =>
        giveRole(context.services.db, viewer, { id, dealer: dealer ?? undefined, ...given }, now),
      ),
  }),
  staffEndSignIns: field.field({
    type: actedType,
    args: {
      id: field.arg.string({ required: true }),
      place: field.arg.string({ description: 'Left out, everywhere' }),
    },
    resolve: (_, { id, place }, context) =>
      deed(context, id, ({ person }, now) =>
        endPersonSignIns(
          { db: context.services.db, issuer: context.issuer },
          person,
          { id, place: place ?? undefined },
          now,
        ),
      ),
  }),
  staffLetInAgain: field.field({
    type: actedType,
    args: { id: field.arg.string({ required: true }) },
    resolve: (_, { id }, context) =>
      deed(context, id, ({ person }, now) => letInAgain(context.services.db, person, id, now)),
  }),
}))
