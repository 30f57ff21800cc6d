import type { Database } from '../../src/api/db/database.ts'
import { openDatabase } from '../../src/api/db/open-database.ts'
import { findPostgres } from '../../src/api/db/test-databases/find-postgres.fake.ts'
import { createLocalPostgres } from '../../src/api/db/test-databases/local-postgres.fake.ts'

export interface BenchPostgres {
  readonly url: string
  /** Migrates what is not there yet. */
  open(): Promise<Database>
  stop(): Promise<void>
}

/** A PostgreSQL of its own, gone afterwards. */
export const startBenchPostgres = async (): Promise<BenchPostgres> => {
  const programs = findPostgres()
  if (!programs) throw new Error('There is no PostgreSQL: run `npm test`, which installs one.')
  const postgres = await createLocalPostgres(programs)
  const url = postgres.urlOf('postgres')
  return {
    url,
    open: async () => {
      const opened = await openDatabase({ directory: '', cacheDirectory: '.cache', url }, () => undefined)
      if (!opened.ok) throw new Error(opened.message)
      return opened.database
    },
    stop: () => postgres.stop(),
  }
}
