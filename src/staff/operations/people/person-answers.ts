import * as v from 'valibot'
import { type Role, roles } from '../../../domain/account/role.ts'
import { type LockoutKind, lockoutKinds } from '../../../domain/staff/lockout.ts'

const role = v.picklist(roles.map((each) => each.toUpperCase() as Uppercase<Role>))

export const roleOf = (written: v.InferOutput<typeof role>): Role => written.toLowerCase() as Role

export const listedPerson = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role,
  dealer: v.nullable(v.string()),
  seenAt: v.string(),
  isLeaving: v.boolean(),
})

export type ListedPerson = v.InferOutput<typeof listedPerson>

export const personFile = v.object({
  revision: v.string(),
  person: listedPerson,
  phone: v.string(),
  edition: v.string(),
  madeAt: v.string(),
  isMe: v.boolean(),
  dealer: v.nullable(v.object({ edition: v.string(), slug: v.string(), name: v.string() })),
  changes: v.array(v.object({ from: role, to: role, who: v.string(), at: v.string() })),
  orders: v.number(),
  cases: v.number(),
  deletionOn: v.nullable(v.string()),
  ways: v.nullable(
    v.object({
      hasPassword: v.boolean(),
      passkeys: v.number(),
      hasOneTimeCodes: v.boolean(),
      recoveryCodesLeft: v.number(),
    }),
  ),
  places: v.array(
    v.object({ id: v.string(), device: v.string(), way: v.string(), startedAt: v.string(), seenAt: v.string() }),
  ),
  lockouts: v.array(
    v.object({
      kind: v.picklist(lockoutKinds.map((each) => each.toUpperCase() as Uppercase<LockoutKind>)),
      until: v.string(),
    }),
  ),
})

export type PersonFile = v.InferOutput<typeof personFile>

/** What came of something that was done to somebody, and how they are now. */
export const personActed = v.object({
  problem: v.nullable(v.string()),
  changedBy: v.nullable(v.string()),
  person: v.nullable(personFile),
})

export type PersonActed = v.InferOutput<typeof personActed>
