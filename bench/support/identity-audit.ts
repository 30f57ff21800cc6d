import { sql } from 'drizzle-orm'
import type { Db } from '../../src/api/db/database.ts'

const questions = {
  'accounts without a proof': `select count(*) from identity_accounts a where not exists (
    select from identity_mail_proofs p where p.email = a.email and p.used_at is not null and p.purpose in ('sign-up', 'email-change'))`,
  'proofs used for no account': `select count(*) from identity_mail_proofs p where p.purpose = 'sign-up' and p.used_at is not null
    and not exists (select from identity_accounts a where split_part(a.email, '@', 1) = split_part(p.email, '@', 1))`,
  'proofs used for an address that was not changed': `select count(*) from identity_mail_proofs p where p.purpose = 'email-change'
    and p.used_at is not null and not exists (select from identity_accounts a where a.id = p.account and a.email = p.email)`,
  'addresses changed without a letter about it': `select count(*) from identity_accounts a where a.email like '%@after.example' and not exists (
    select from letters l where l.message->'to'->>'address' = replace(a.email, 'after', 'before') and l.message->>'subject' like '%another address')`,
  'addresses in two places': `select count(*) from (select 1 from identity_accounts group by split_part(email, '@', 1) having count(*) > 1) twice`,
  'sessions and tokens of nobody': `select count(*) from identity_records r where r.account is not null
    and not exists (select from identity_accounts a where a.id::text = r.account)`,
  'sign-ins of nobody': `select count(*) from identity_sign_ins s where not exists (select from identity_accounts a where a.id = s.account)`,
  'people without an account': `select count(*) from people p where not exists (select from identity_accounts a where a.id::text = p.subject)`,
  'people who have lost a part': `select count(*) from people p where not exists (select from submissions s where s.person = p.id)
    or not exists (select from person_pools l where l.person = p.id)`,
  'what people who are gone had': `select count(*) from submissions s where s.person is null`,
} as const

/** Whom there is half of. Everything ought to be 0. */
export const halfPeople = async (db: Db): Promise<Record<keyof typeof questions, number>> => {
  const answers = []
  for (const [what, question] of Object.entries(questions)) {
    const { rows } = await db.execute<{ count: string }>(sql.raw(question))
    answers.push([what, Number(rows[0]?.count)] as const)
  }
  return Object.fromEntries(answers) as Record<keyof typeof questions, number>
}
