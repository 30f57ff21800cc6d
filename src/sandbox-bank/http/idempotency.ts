import { createHmac } from 'node:crypto'
import type { BankSql } from '../bank-sql.ts'
import { type Answer, refused } from './answer.ts'

/** Keyed: of a plain digest a card number could be found by trying them all. */
export const requestDigest = (secret: string, path: string, input: unknown): string =>
  createHmac('sha256', secret)
    .update(`${path}\n${JSON.stringify(input)}`)
    .digest('base64url')

export const isKey = (text: string): boolean => /^[\x21-\x7e]{1,255}$/.test(text)

interface KeptAnswer {
  digest: string
  status: number
  body: string
}

export interface KeyedRequest {
  key: string
  digest: string
  now: Date
}

export type KeyedAnswer = Answer & { isReplayed: boolean }

/**
 * Does the work once for all requests with the same key, and answers all of them with what it came to. The key is taken, the work
 * done and the answer kept in one transaction: who comes at the same moment waits for its end, and one that is killed midway leaves
 * neither work nor key.
 */
export const answerOnce = (
  sql: BankSql,
  { key, digest, now }: KeyedRequest,
  work: (unit: BankSql) => Promise<Answer>,
): Promise<KeyedAnswer> =>
  sql.transaction(async (unit) => {
    const taken = await unit.query(
      `insert into sandbox_bank.requests (key, digest, created_at) values ($1::text, $2::text, $3::timestamptz)
      on conflict do nothing returning key`,
      [key, digest, now.toISOString()],
    )
    if (taken.length === 0) {
      const [kept] = await unit.query<KeptAnswer>(
        'select digest, status, body from sandbox_bank.requests where key = $1::text',
        [key],
      )
      if (kept?.digest !== digest) {
        const message = 'This idempotency key was used for another request.'
        return { ...refused(409, 'idempotency_mismatch', message), isReplayed: false }
      }
      return { status: kept.status, body: JSON.parse(kept.body), isReplayed: true }
    }
    const answer = await work(unit)
    await unit.query('update sandbox_bank.requests set status = $2::integer, body = $3::text where key = $1::text', [
      key,
      answer.status,
      JSON.stringify(answer.body),
    ])
    return { ...answer, isReplayed: false }
  })
