import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Database, Db } from '../database.ts'
import { openPostgresDatabase } from '../postgres-database.ts'
import { templateDatabase } from './prepare-test-databases.fake.ts'
import { emptyEmbeddedDatabase } from './shared-embedded.fake.ts'

type Engine = 'PGlite' | 'PostgreSQL'

/** The address of a new database on the tests' server, migrated. */
export const createTestDatabase = async (server: string): Promise<string> => {
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name} template ${templateDatabase}`)
  await client.end()
  return server.replace('/postgres?', `/${name}?`)
}

const openPostgres = async (): Promise<Database> =>
  openPostgresDatabase({
    url: await createTestDatabase(inject('postgresUrl')),
    onLostConnection: () => undefined,
  })

const engines: Record<Engine, () => Promise<Database>> = { PGlite: emptyEmbeddedDatabase, PostgreSQL: openPostgres }

/** Runs tests on the embedded database and on a real PostgreSQL, each with an empty one. */
export const onEachEngine = (tests: (db: () => Db, database: () => Database) => void): void => {
  describe.each(Object.keys(engines) as Engine[])('on %s', (engine) => {
    let database: Database
    beforeAll(async () => {
      database = await engines[engine]()
    })
    afterAll(() => database.close())
    tests(
      () => database.db,
      () => database,
    )
  })
}
