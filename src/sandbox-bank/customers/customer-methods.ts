import type { BankSql } from '../bank-sql.ts'
import type { BankWork } from '../bank-work.ts'
import { type Answer, done, refused } from '../http/answer.ts'
import { isId } from '../new-id.ts'
import { isCustomer } from './customers.ts'

interface KeptMethod {
  id: string
  /** `expiry`: the last month in which it is good, 2030-12. */
  card: { brand: string; last4: string; expiry: string }
}

/** Newest first; undefined where there is no such customer. */
export const methodsOf = async (sql: BankSql, customer: string): Promise<KeptMethod[] | undefined> => {
  if (!(await isCustomer(sql, customer))) return undefined
  const rows = await sql.query<{ id: string } & KeptMethod['card']>(
    `select id, brand, last4, expiry from sandbox_bank.methods
    where customer = $1::text order by attached_at desc, id limit 100`,
    [customer],
  )
  return rows.map(({ id, ...card }) => ({ id, card }))
}

/** It is nobody's then, and is forgotten. */
export const detachMethod = async ({ unit }: BankWork, _: object, id: string): Promise<Answer> => {
  const gone = isId('pm', id)
    ? await unit.query('delete from sandbox_bank.methods where id = $1::text and customer is not null returning id', [
        id,
      ])
    : []
  return gone.length === 0 ? refused(400, 'unknown_method', 'There is no such payment method.') : done({ id })
}
