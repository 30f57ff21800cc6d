import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { makeEmptySnapshot } from '../empty-snapshot.ts'
import { openPostgresDatabase } from '../postgres-database.ts'
import { emptySnapshotFile } from '../snapshot-file.ts'
import { findPostgres } from './find-postgres.fake.ts'
import { createLocalPostgres } from './local-postgres.fake.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server that holds the template. */
    postgresUrl: string
    snapshot: string
    /** Where tests keep embedded databases; gone after them. */
    embeddedFolder: string
  }
}

export const templateDatabase = 'template_poolwright'
const snapshot = emptySnapshotFile('.cache')

/** One PostgreSQL for all database tests, with a migrated template that each of them copies. */
export default async ({ provide }: TestProject) => {
  const programs = findPostgres()
  if (programs === undefined)
    throw new Error('There is no PostgreSQL server: run `npm test`, which installs one, or set POSTGRES_BIN.')
  if (!existsSync(snapshot)) await makeEmptySnapshot(snapshot)
  const server = await createLocalPostgres(programs)
  const client = new pg.Client({ connectionString: server.urlOf('postgres') })
  await client.connect()
  await client.query(`create database ${templateDatabase}`)
  await client.end()
  const template = await openPostgresDatabase({
    url: server.urlOf(templateDatabase),
    onLostConnection: () => undefined,
  })
  await template.close()
  provide('postgresUrl', server.urlOf('postgres'))
  provide('snapshot', snapshot)
  const embeddedFolder = mkdtempSync(path.join(tmpdir(), 'embedded-'))
  provide('embeddedFolder', embeddedFolder)
  return async () => {
    await server.remove()
    rmSync(embeddedFolder, { recursive: true, force: true })
  }
}
