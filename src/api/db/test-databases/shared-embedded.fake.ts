import path from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../database.ts'
import { openEmbeddedDatabase } from '../embedded-database.ts'

interface Shared {
  readonly database: Database
  /** Its tables, indexes, functions and triggers when it was new. */
  readonly shape: string
}

const ours = `in ('public'::regnamespace, 'jobs'::regnamespace)`

const shapeOf = async ({ statements }: Database): Promise<string> => {
  const { rows } = await statements.executeSql(`
    select 'relation' as kind, oid, relnatts as size from pg_class where relnamespace ${ours}
    union all select 'function', oid, length(prosrc) from pg_proc where pronamespace ${ours}
    union all select 'trigger', oid, 0 from pg_trigger where not tgisinternal
    order by 1, 2`)
  return JSON.stringify(rows)
}

/** But for the version of the job queue, which an empty database has too. */
const emptyAll = `do $$ begin execute (
  select 'truncate ' || string_agg(oid::regclass::text, ', ') || ' restart identity cascade'
  from pg_class where relnamespace ${ours} and relkind in ('r', 'p') and oid <> 'jobs.version'::regclass
); end $$`

let shared: Shared | undefined
let opened = 0

const openNew = async (): Promise<Shared> => {
  opened += 1
  const directory = path.join(inject('embeddedFolder'), `${process.pid}-${opened}`)
  const result = await openEmbeddedDatabase({ directory, snapshot: inject('snapshot') })
  if (!result.ok) throw new Error(result.message)
  return { database: result.database, shape: await shapeOf(result.database) }
}

/**
 * The embedded database of this process, empty. To open one takes seconds of work, and files of tests follow one another here.
 * Where one of them left more than rows the next begins with another.
 */
export const emptyEmbeddedDatabase = async (): Promise<Database> => {
  if (shared !== undefined && (await shapeOf(shared.database)) !== shared.shape) {
    await shared.database.close()
    shared = undefined
  }
  if (shared === undefined) shared = await openNew()
  else await shared.database.statements.executeSql(emptyAll)
  return { ...shared.database, close: async () => undefined }
}
