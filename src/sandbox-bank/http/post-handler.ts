import type { Context } from 'hono'
import type * as v from 'valibot'
import type { BankSql } from '../bank-sql.ts'
import type { BankWork } from '../bank-work.ts'
import { type Answer, answered, refused } from './answer.ts'
import { answerOnce, isKey, requestDigest } from './idempotency.ts'
import { readJson } from './read-json.ts'

export interface PostOptions {
  sql: BankSql
  secretKey: string
  basePath: string
  now(): Date
  /** Something may have happened that the shop is told of. */
  onChange(): void
}

export interface Posted<Input> {
  schema: v.GenericSchema<unknown, Input>
  /** `id` is the one in the address, if there is one. */
  work(work: BankWork, input: Input, id: string): Promise<Answer>
  /** Browsers may do without a key, and have none of the shop's. */
  isFromBrowser?: boolean
}

/** Reads what is posted and does it once for each idempotency key. */
export const createPostHandler =
  ({ sql, secretKey, basePath, now, onChange }: PostOptions) =>
  <Input>({ schema, work, isFromBrowser = false }: Posted<Input>) =>
  async ({ req }: Context): Promise<Response> => {
    const read = await readJson(req.raw, schema)
    if (!read.ok) return answered(read.answer)
    const begun = now()
    const act = (unit: BankSql) => work({ unit, now: begun, basePath }, read.input, req.param('id') ?? '')
    const key = req.header('idempotency-key')
    if (key === undefined && isFromBrowser) return answered(await sql.transaction(act))
    if (key === undefined || !isKey(key)) {
      const message = 'An Idempotency-Key is needed, of 1 to 255 characters without spaces.'
      return answered(refused(400, 'idempotency_key', message))
    }
    const ownKey = `${isFromBrowser ? 'browser' : 'shop'} ${key}`
    const digest = requestDigest(secretKey, req.path, read.input)
    const { isReplayed, ...answer } = await answerOnce(sql, { key: ownKey, digest, now: begun }, act)
    onChange()
    return answered(answer, isReplayed ? { 'idempotent-replayed': 'true' } : {})
  }
