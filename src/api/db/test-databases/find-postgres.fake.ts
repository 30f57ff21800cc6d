import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const debian = '/usr/lib/postgresql'

const installed = (): string[] =>
  existsSync(debian)
    ? readdirSync(debian)
        .toSorted((one, other) => Number(other) - Number(one))
        .map((version) => path.join(debian, version, 'bin'))
    : []

/** The folder of a PostgreSQL server's programs: the one named, one on the path, or Debian's newest. */
export const findPostgres = (): string | undefined =>
  [process.env.POSTGRES_BIN ?? '', ...(process.env.PATH ?? '').split(path.delimiter), ...installed()].find(
    (folder) => folder !== '' && ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))),
  )
