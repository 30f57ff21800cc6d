import { roles } from '../../../domain/account/role.ts'
import { lockoutKinds } from '../../../domain/staff/lockout.ts'
import type { SecurityFacts, SignedInPlace } from '../../account/issuer-people.ts'
import type { Person } from '../../account/viewer.ts'
import type { Lockout } from '../../staff/people/lockouts.ts'
import type { PersonFile } from '../../staff/people/person-file.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'

export const roleEnum = enumOf('StaffRole', roles)

export const listedPersonType = builder.objectRef<Person>('StaffListedPerson').implement({
  fields: (field) => ({
    id: field.exposeString('id'),
    name: field.exposeString('name'),
    email: field.exposeString('email', { description: 'Empty where nobody has proved one' }),
    role: field.field({ type: roleEnum, resolve: ({ role }) => role }),
    dealer: field.exposeString('dealer', { nullable: true }),
    seenAt: field.string({ resolve: ({ seenAt }) => seenAt.toISOString() }),
    isLeaving: field.boolean({ resolve: ({ deletionAskedAt }) => deletionAskedAt !== null }),
  }),
})

const dealerType = builder.objectRef<NonNullable<PersonFile['dealer']>>('StaffPersonDealer').implement({
  fields: (field) => ({
    edition: field.exposeString('edition'),
    slug: field.exposeString('slug'),
    name: field.exposeString('name'),
  }),
})

const changeType = builder.objectRef<PersonFile['changes'][number]>('StaffRoleChange').implement({
  fields: (field) => ({
    from: field.field({ type: roleEnum, resolve: ({ from }) => from }),
    to: field.field({ type: roleEnum, resolve: ({ to }) => to }),
    who: field.exposeString('who'),
    at: field.string({ resolve: ({ at }) => at.toISOString() }),
  }),
})

const waysType = builder.objectRef<SecurityFacts>('StaffWaysIn').implement({
  description: 'Whether, and never what',
  fields: (field) => ({
    hasPassword: field.exposeBoolean('hasPassword'),
    passkeys: field.exposeInt('passkeys'),
    hasOneTimeCodes: field.exposeBoolean('hasOneTimeCodes'),
    recoveryCodesLeft: field.exposeInt('recoveryCodesLeft'),
  }),
})

const placeType = builder.objectRef<SignedInPlace>('StaffSignedInPlace').implement({
  fields: (field) => ({
    id: field.exposeString('id'),
    device: field.exposeString('device'),
    way: field.exposeString('way'),
    startedAt: field.string({ resolve: ({ startedAt }) => startedAt.toISOString() }),
    seenAt: field.string({ resolve: ({ seenAt }) => seenAt.toISOString() }),
  }),
})

const lockoutType = builder.objectRef<Lockout>('StaffLockout').implement({
  fields: (field) => ({
    kind: field.field({ type: enumOf('StaffLockoutKind', lockoutKinds), resolve: ({ kind }) => kind }),
    until: field.string({ resolve: ({ until }) => until.toISOString() }),
  }),
})

export const personFileType = builder.objectRef<PersonFile>('StaffPerson').implement({
  fields: (field) => ({
    revision: field.exposeString('revision'),
    person: field.field({ type: listedPersonType, resolve: ({ person }) => person }),
    phone: field.string({ resolve: ({ person }) => person.phone }),
    edition: field.string({ resolve: ({ person }) => person.edition }),
    madeAt: field.string({ resolve: ({ person }) => person.madeAt.toISOString() }),
    isMe: field.boolean({
      resolve: async ({ person }, _args, context) => (await context.viewer()).person.id === person.id,
    }),
    dealer: field.field({ type: dealerType, nullable: true, resolve: ({ dealer }) => dealer ?? null }),
    changes: field.field({ type: [changeType], description: 'Newest first', resolve: ({ changes }) => [...changes] }),
    orders: field.exposeInt('orders'),
    cases: field.exposeInt('cases'),
    deletionOn: field.string({ nullable: true, resolve: ({ deletionOn }) => deletionOn ?? null }),
    ways: field.field({
      type: waysType,
      nullable: true,
      description: 'Null where they sign in with another issuer',
      resolve: ({ ways }) => ways ?? null,
    }),
    places: field.field({ type: [placeType], resolve: ({ places }) => [...places] }),
    lockouts: field.field({ type: [lockoutType], resolve: ({ lockouts }) => [...lockouts] }),
  }),
})
