import { and, eq, lt, or, sql } from 'drizzle-orm'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { formKinds } from '../../domain/forms/form-kind.ts'
import type { Retention } from '../../domain/retention/usual-retention.ts'
import type { Db } from '../db/database.ts'
import { registeredProducts } from '../db/schema/registered-products.ts'
import { submissions } from '../db/schema/submissions.ts'
import { daysBefore } from './days-before.ts'

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

/** Forms go with their letters and registered machines. */
export const forgetSubmissions = async (db: Db, retention: Retention, now: Date): Promise<number> => {
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
                lt(submissions.receivedAt, daysBefore(now, retention[edition][form])),
              ),
            ),
          ),
        ),
        warrantyIsOver(db, now),
      ),
    )
    .returning({ id: submissions.id })
  return gone.length
}
