import * as v from 'valibot'
import type { BankSql } from '../bank-sql.ts'
import type { BankWork } from '../bank-work.ts'
import { type Answer, done, refused } from '../http/answer.ts'
import { wordsSchema } from '../http/request-schemas.ts'
import { isId, newId } from '../new-id.ts'

/** `reference`: the shop's own name for somebody, which says nothing to us. */
export const customerRequest = v.object({ reference: wordsSchema })

/** A card that is to be kept, and for whom. */
export interface KeptFor {
  method: string
  customer: string
}

export const noSuchCustomer = (): Answer => refused(404, 'unknown_customer', 'There is no such customer.')

export const isCustomer = async (sql: BankSql, id: string): Promise<boolean> => {
  if (!isId('cus', id)) return false
  const found = await sql.query('select id from sandbox_bank.customers where id = $1::text', [id])
  return found.length > 0
}

export const openCustomer = async (
  { unit, now }: BankWork,
  { reference }: v.InferOutput<typeof customerRequest>,
): Promise<Answer> => {
  const id = newId('cus')
  await unit.query(
    'insert into sandbox_bank.customers (id, reference, created_at) values ($1::text, $2::text, $3::timestamptz)',
    [id, reference, now.toISOString()],
  )
  return done({ id })
}

/** Keeps a card that was charged. A customer who has gone meanwhile keeps none. */
export const attachMethod = async (unit: BankSql, { method, customer }: KeptFor, now: Date): Promise<void> => {
  await unit.query(
    `update sandbox_bank.methods set customer = $2::text, attached_at = $3::timestamptz
    where id = $1::text and customer is null
      and exists (select 1 from sandbox_bank.customers where id = $2::text for share)`,
    [method, customer, now.toISOString()],
  )
}

/** With all their cards, which nobody can charge any more. Who has gone already has gone. */
export const removeCustomer = async (unit: BankSql, id: string): Promise<Answer> => {
  if (!isId('cus', id)) return noSuchCustomer()
  await unit.query('select id from sandbox_bank.customers where id = $1::text for update', [id])
  await unit.query('delete from sandbox_bank.methods where customer = $1::text', [id])
  const gone = await unit.query('delete from sandbox_bank.customers where id = $1::text returning id', [id])
  return gone.length === 0 ? noSuchCustomer() : done({ id, deleted: true })
}
