import { afterEach, describe, expect, it } from 'vitest'
import { orders } from '../db/schema/orders.ts'
import { people } from '../db/schema/people.ts'
import { submissions } from '../db/schema/submissions.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { siteSchema } from '../graphql-fields/site-schema.ts'
import { allOperations } from './permission-probes.fake.ts'
import { permissions } from './permissions.ts'
import { probePermissions } from './probe-permissions.fake.ts'

describe('the table of permissions', () => {
  it('has a row for each operation, and none for what is no operation', () => {
    const operations = allOperations().map(({ name }) => name)
    const rows = Object.keys(permissions).filter((name) => !name.startsWith('Function.'))
    expect(operations.toSorted()).toEqual(rows.toSorted())
  })

  it('names an argument that the operation has', () => {
    for (const [operation, { names }] of Object.entries(permissions)) {
      const [kind = '', field = ''] = operation.split('.')
      const type =
        kind === 'Query' ? siteSchema.getQueryType() : kind === 'Mutation' ? siteSchema.getMutationType() : undefined
      const given = type?.getFields()[field]?.args.map(({ name }) => name)
      if (names && given) expect(given, operation).toContain(names.argument)
      // Whatever in an account is asked for by a name has an owner who is looked at.
      else if (
        given &&
        Object.values(permissions[operation]?.reach ?? {}).some((each) => ['own', 'ours'].includes(each))
      )
        expect(
          given.filter((name) => ['id', 'number', 'reference', 'file', 'change', 'ask'].includes(name)),
          operation,
        ).toEqual([])
    }
  })
})

onEachEngine((db) => {
  afterEach(async () => {
    for (const table of [orders, submissions, people]) await db().delete(table)
  })

  it('1,000 questions for somebody else’s things, in every role, are answered with nothing of theirs', async () => {
    let seed = 7
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
    const { leaks, answered } = await probePermissions(db(), 1000, random)
    expect(leaks).toEqual([])
    expect(answered).toBeGreaterThan(20)
  })
})
