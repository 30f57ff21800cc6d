import { and, eq, lt, or, sql } from 'drizzle-orm'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { formKinds } from '../../domain/forms/form-kind.ts'
import type { Retention } from '../../domain/forms/retention.ts'
import type { Db } from '../db/database.ts'
import { registeredProducts } from '../db/schema/registered-products.ts'
import { submissions } from '../db/schema/submissions.ts'
import { turnCounts } from '../db/schema/turn-counts.ts'

const day = 86_400_000

/** Whatever else is due, a registration stays while its warranty runs: it is the owner's proof. */
const warrantyIsOver = (db: Db, today: Date) =>
  sql`not exists ${db
    .select({ one: sql`1` })
    .from(registeredProducts)
    .where(
      and(
        sql`${registeredProducts.submission} = ${submissions.id}`,
        sql`${registeredProducts.warrantyUntil} >= ${today.toISOString().slice(0, 10)}`,
      ),
    )}`

export interface Forgotten {
  submissions: number
  counts: number
}

/** Deletes what is no longer needed, letters and registered machines with it. Says how much that was. */
export const forgetOldData = async (db: Db, retention: Retention, now: Date): Promise<Forgotten> => {
  const gone = await db
    .delete(submissions)
    .where(
      and(
        or(
          ...editionCodes.flatMap((edition) =>
            formKinds.map((form) =>
              and(
                eq(submissions.edition, edition),
                eq(submissions.form, form),
                lt(submissions.receivedAt, new Date(now.getTime() - retention[edition][form] * day)),
              ),
            ),
          ),
        ),
        warrantyIsOver(db, now),
      ),
    )
    .returning({ id: submissions.id })
  const counts = await db
    .delete(turnCounts)
    .where(lt(turnCounts.since, new Date(now.getTime() - day)))
    .returning({ who: turnCounts.who })
  return { submissions: gone.length, counts: counts.length }
}
