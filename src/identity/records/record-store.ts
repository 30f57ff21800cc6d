import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { Db } from '../../api/db/database.ts'
import { identityRecords } from '../../api/db/schema/identity-records.ts'

/** Who reads the database reads no code, token or cookie in it. */
const digestOf = (id: string): string => createHash('sha256').update(id).digest('base64url')

const isThis = (kind: string, id: string) => and(eq(identityRecords.kind, kind), eq(identityRecords.id, digestOf(id)))

type Row = typeof identityRecords.$inferSelect

const payloadOf = ({ payload, consumedAt }: Row): AdapterPayload => ({
  ...payload,
  ...(consumedAt && { consumed: Math.floor(consumedAt.getTime() / 1000) }),
})

/** What the issuer keeps of one kind, in the database that everything else is in. */
export const createRecordStore =
  (db: Db, now: () => Date = () => new Date()) =>
  (kind: string): Adapter => {
    const revokeByGrantId = async (grantId: string): Promise<void> => {
      await db.delete(identityRecords).where(eq(identityRecords.grantId, digestOf(grantId)))
    }
    return {
      async upsert(id, { jti: _, ...payload }, expiresIn) {
        const { grantId, uid, accountId } = payload
        const fields = {
          payload,
          grantId: grantId === undefined ? null : digestOf(grantId),
          uid: uid ?? null,
          account: accountId ?? null,
          expiresAt: expiresIn ? new Date(now().getTime() + expiresIn * 1000) : null,
        }
        await db
          .insert(identityRecords)
          .values({ kind, id: digestOf(id), ...fields })
          .onConflictDoUpdate({ target: [identityRecords.kind, identityRecords.id], set: fields })
      },

      async find(id) {
        const [row] = await db.select().from(identityRecords).where(isThis(kind, id))
        return row && { ...payloadOf(row), jti: id }
      },

      async findByUid(uid) {
        const [row] = await db
          .select()
          .from(identityRecords)
          .where(and(eq(identityRecords.kind, kind), eq(identityRecords.uid, uid)))
        return row && payloadOf(row)
      },

      async findByUserCode() {
        return undefined
      },

      /** Of two that bring one code or token at the same moment, one gets through; the other has stolen it, or the first has. */
      async consume(id) {
        const [row] = await db
          .update(identityRecords)
          .set({ consumedAt: now() })
          .where(and(isThis(kind, id), isNull(identityRecords.consumedAt)))
          .returning({ id: identityRecords.id })
        if (row) return
        const [spent] = await db
          .select({ grantId: identityRecords.grantId })
          .from(identityRecords)
          .where(isThis(kind, id))
        if (spent?.grantId) await db.delete(identityRecords).where(eq(identityRecords.grantId, spent.grantId))
        throw new errors.InvalidGrant('already used')
      },

      async destroy(id) {
        await db.delete(identityRecords).where(isThis(kind, id))
      },

      revokeByGrantId,
    }
  }
