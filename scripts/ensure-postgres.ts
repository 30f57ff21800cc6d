import { findPostgres } from '../src/api/db/test-databases/find-postgres.fake.ts'
import { installPackage } from './install-package.ts'

/** Installs a PostgreSQL server if the machine has none; the tests start it themselves. */
export const ensurePostgres = (): string => {
  const found = findPostgres()
  if (found !== undefined) return found
  console.log('No PostgreSQL server on this machine: installing one for the tests …')
  installPackage('postgresql')
  const now = findPostgres()
  if (now === undefined)
    throw new Error('No PostgreSQL could be installed. Install one and set POSTGRES_BIN to the folder of its programs.')
  return now
}
