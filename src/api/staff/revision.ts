import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Which version of a row it is, as the database counts them: it differs after each change, whoever makes it. */
export const revisionOf = (table: PgTable): SQL<string> => sql<string>`${table}.xmin::text`
