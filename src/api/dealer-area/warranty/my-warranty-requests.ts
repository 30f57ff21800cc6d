import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { uploads } from '../../db/schema/uploads.ts'
import { warrantyRequests } from '../../db/schema/warranty-requests.ts'
import type { Dealership } from '../dealership.ts'
import { type OwnPage, pageOf, readRowId } from '../own-page.ts'
import type { WarrantyRequest } from './warranty-request.ts'

const isOf = ({ edition, slug }: Dealership) =>
  and(eq(warrantyRequests.edition, edition), eq(warrantyRequests.dealer, slug))

/** A place that is none of theirs begins at the top. */
const afterRow = async (db: Db, dealership: Dealership, given: string | undefined): Promise<SQL | undefined> => {
  const id = readRowId(given)
  if (id === undefined) return undefined
  const place = and(isOf(dealership), eq(warrantyRequests.id, id))
  if ((await db.$count(warrantyRequests, place)) === 0) return undefined
  const { askedAt, id: row } = warrantyRequests
  return sql`(${askedAt}, ${row}) < (${db.select({ askedAt, row }).from(warrantyRequests).where(place)})`
}

/** How many files came with a request. */
export const photosOf = (db: Db) =>
  sql<number>`(${db
    .select({ photos: sql`count(*)::int` })
    .from(uploads)
    .where(sql`${uploads.warrantyRequest} = ${warrantyRequests.id}`)})`

/** What a dealer has asked, newest first, a page at a time. */
export const myWarrantyRequests = async (
  db: Db,
  dealership: Dealership,
  { after, first }: { after?: string | undefined; first: number },
): Promise<OwnPage<WarrantyRequest>> => {
  const rows = await db
    .select({ ...getTableColumns(warrantyRequests), photos: photosOf(db) })
    .from(warrantyRequests)
    .where(and(isOf(dealership), await afterRow(db, dealership, after)))
    .orderBy(desc(warrantyRequests.askedAt), desc(warrantyRequests.id))
    .limit(first + 1)
  return pageOf(rows, first)
}

/** How many wait for staff, and how many they have answered since. */
export const countWarranty = async (
  db: Db,
  dealership: Dealership,
  since: Date,
): Promise<{ waiting: number; answered: number }> => {
  const [row] = await db
    .select({
      waiting: sql<string>`count(*) filter (where ${warrantyRequests.state} = 'waiting')`,
      answered: sql<string>`count(*) filter (where ${warrantyRequests.answeredAt} > ${since.toISOString()}::timestamptz)`,
    })
    .from(warrantyRequests)
    .where(isOf(dealership))
  return { waiting: Number(row?.waiting ?? 0), answered: Number(row?.answered ?? 0) }
}
