import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Database } from './database.ts'
import { openPostgresDatabase } from './postgres-database.ts'
import { createTestDatabase } from './test-databases/on-each-engine.fake.ts'

describe('transactions on PostgreSQL', () => {
  let database: Database
  let other: pg.Client
  beforeAll(async () => {
    const url = await createTestDatabase(inject('postgresUrl'))
    database = await openPostgresDatabase({ url, onLostConnection: () => undefined, isPrepared: true, connections: 2 })
    other = new pg.Client({ connectionString: url })
    await other.connect()
  })
  afterAll(async () => {
    await other.end()
    await database.close()
  })

  /** Fails as on a connection that was cut a moment ago: with its very first statement. */
  const failedBegin = () => database.db.transaction(async () => undefined, { isolationLevel: 'none' as 'serializable' })

  it('give their connection back, also when they cannot even begin', async () => {
    for (let each = 0; each < 4; each += 1) await expect(failedBegin()).rejects.toThrow()
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })

  it('that fail leave nothing behind on their connection', async () => {
    const stopped = database.db.transaction(async (unit) => {
      await unit.execute(sql`create temporary table left_behind ()`)
      throw new Error('no')
    })
    await expect(stopped).rejects.toThrow('no')
    const all = Array.from({ length: 4 }, () => database.db.execute(sql`select to_regclass('left_behind') as left`))
    for (const { rows } of await Promise.all(all)) expect(rows).toEqual([{ left: null }])
  })

  it('whose connection is cut take another the next time', async () => {
    const cut = database.db.transaction(async (unit) => {
      const { rows } = await unit.execute(sql`select pg_backend_pid() as pid`)
      await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await unit.execute(sql`select 1`)
    })
    await expect(cut).rejects.toThrow()
    for (let each = 0; each < 4; each += 1) expect(await database.db.transaction(async () => 'done')).toBe('done')
  })
})
