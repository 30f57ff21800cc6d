import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { databaseTrouble } from './database-trouble.ts'
import { type DatabaseSettings, openDatabase } from './open-database.ts'
import { openPostgresDatabase } from './postgres-database.ts'
import { submissions } from './schema/submissions.ts'
import { findPostgres } from './test-databases/find-postgres.fake.ts'
import { createLocalPostgres, type LocalPostgres } from './test-databases/local-postgres.fake.ts'

const ignore = () => undefined

const row = {
  reference: 'AU-C-7K4M-2Q9X',
  form: 'contact',
  edition: 'en-au',
  idempotencyKey: 'k',
  email: 'kirra@example.com',
  lines: [],
  fields: { message: 'Kaōhi' },
}

const opened = async (settings: DatabaseSettings) => {
  const result = await openDatabase(settings, ignore)
  if (!result.ok) throw new Error(result.message)
  return result.database
}

describe('the embedded database', () => {
  let folder: string
  let settings: DatabaseSettings
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'data-'))
    settings = { directory: path.join(folder, 'database'), cacheDirectory: path.dirname(inject('snapshot')) }
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('keeps what it was given when it is opened again', async () => {
    const before = await opened(settings)
    await before.db.insert(submissions).values(row)
    await before.close()
    const after = await opened(settings)
    expect(await after.db.select().from(submissions)).toMatchObject([row])
    await after.close()
  })

  it('says that the disk is full, and leaves nothing that a later start would take for a database', async () => {
    const create = vi.spyOn(PGlite, 'create').mockImplementationOnce(async () => {
      mkdirSync(settings.directory)
      writeFileSync(path.join(settings.directory, 'PG_VERSION'), '17')
      // As PGlite throws it while it unpacks: no code, no words.
      throw Object.assign(Object.create({}), { name: 'ErrnoError', errno: 51 })
    })
    const full = await openDatabase(settings, ignore)
    expect(create).toHaveBeenCalledOnce()
    expect(full).toMatchObject({ ok: false, message: expect.stringMatching(/^The disk is full: .*DATA_DIRECTORY/s) })
    expect(readdirSync(folder)).toEqual([])
    await (await opened(settings)).close()
  })

  it('is not opened by a second process, which is told what to do', async () => {
    const database = await opened(settings)
    const script = `const { openDatabase } = await import('./src/api/db/open-database.ts')
      console.log((await openDatabase(JSON.parse(process.argv[1]))).message)`
    const args = ['--input-type=module', '-e', script, JSON.stringify(settings)]
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(stdout).toContain(`Another Poolwright (process ${process.pid}) uses the data in ${settings.directory}.`)
    expect(stdout).toContain('Stop it, or set DATABASE_URL')
    await database.close()
  })

  it('can be begun without the prepared file too', async () => {
    const database = await opened({ ...settings, cacheDirectory: path.join(folder, 'nothing-here') })
    expect(await database.db.select().from(submissions)).toEqual([])
    await database.close()
  })
})

describe('PostgreSQL', () => {
  let server: LocalPostgres
  const within = async (text: string) => {
    const client = new pg.Client({ connectionString: server.urlOf('postgres') })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  beforeAll(async () => {
    server = await createLocalPostgres(findPostgres() ?? '')
  })
  afterAll(() => server.remove())

  it('is migrated once by servers that start together', async () => {
    await within('create database together')
    const url = server.urlOf('together')
    const all = await Promise.all(
      Array.from({ length: 4 }, () => openPostgresDatabase({ url, onLostConnection: ignore })),
    )
    const [first] = all
    expect(await first?.db.select().from(submissions)).toEqual([])
    await Promise.all(all.map((each) => each.close()))
  })

  it('is used again after it was away, without a restart, and away it is said to be', async () => {
    await within('create database away')
    const lost: Error[] = []
    const database = await openPostgresDatabase({
      url: server.urlOf('away'),
      onLostConnection: (error) => lost.push(error),
    })
    await database.db.select().from(submissions)
    await server.stop()
    const failed = await database.db
      .select()
      .from(submissions)
      .catch((error: unknown) => error)
    expect(databaseTrouble(failed)).toBeDefined()
    await server.start()
    await expect
      .poll(() =>
        database.db
          .select()
          .from(submissions)
          .catch(() => 'away'),
      )
      .toEqual([])
    await database.close()
  })

  it('may go away in the middle of a transaction, which fails alone', async () => {
    await within('create database midway')
    const lost: Error[] = []
    const onLostConnection = (error: Error) => lost.push(error)
    const database = await openPostgresDatabase({ url: server.urlOf('midway'), onLostConnection })
    const failed = await database.db
      .transaction(async (unit) => {
        await unit.select().from(submissions)
        await server.stop()
        await expect.poll(() => lost.length).toBeGreaterThan(0)
        await unit.select().from(submissions)
      })
      .catch((error: unknown) => error)
    expect(databaseTrouble(failed)).toBeDefined()
    await server.start()
    expect(await database.db.select().from(submissions)).toEqual([])
    await database.close()
  })

  it.each([
    ['no-such-database', '', 'there is no such database'],
    ['postgres', '/nowhere', 'there is no socket there'],
  ])('cannot be used when the address is wrong: %s at %s', async (database, host, reason) => {
    const url = host === '' ? server.urlOf(database) : `postgres://poolwright@/${database}?host=${host}`
    const answer = await openDatabase({ url, directory: '', cacheDirectory: '' }, ignore)
    expect(answer).toEqual({ ok: false, message: `The database at DATABASE_URL cannot be used: ${reason}` })
  })
})
