import { changeRole, type NewRole, peopleWithRoles } from '../../api/account/change-role.ts'
import type { Db } from '../../api/db/database.ts'
import type { CommandAnswer } from '../shop/run-orders.ts'

const usage = `npm run people -- list
npm run people -- make-staff EMAIL
npm run people -- make-dealer EMAIL DEALER
npm run people -- make-customer EMAIL`

const wantedRole = (command: string, dealer: string | undefined): NewRole | undefined => {
  if (command === 'make-staff') return { role: 'staff' }
  if (command === 'make-customer') return { role: 'customer' }
  return command === 'make-dealer' && dealer !== undefined ? { role: 'dealer', dealer } : undefined
}

const list = async (db: Db): Promise<CommandAnswer> => {
  const all = await peopleWithRoles(db)
  if (all.length === 0) return { ok: true, text: 'Everybody is a customer. npm run people -- make-staff EMAIL' }
  const rows = all.map(({ role, email, name, dealer }) => [role, email, name, dealer ?? ''].join('  ').trim())
  return { ok: true, text: rows.join('\n') }
}

/** npm run people: who is staff, and who a dealer. `account`: who types it, of the machine. */
export const runPeople = async (
  db: Db,
  given: readonly string[],
  account: string,
  now: Date,
): Promise<CommandAnswer> => {
  const [command = '', email, dealer, ...more] = given
  if (command === 'list' && email === undefined) return list(db)
  const wanted = wantedRole(command, dealer)
  const isTooMuch = more.length > 0 || (dealer !== undefined && command !== 'make-dealer')
  if (wanted === undefined || email === undefined || isTooMuch) return { ok: false, text: usage }
  const changed = await changeRole(db, email, wanted, account, now)
  if (!changed.ok) return { ok: false, text: changed.problem }
  const { person, from } = changed
  const what = person.dealer === null ? person.role : `dealer ${person.dealer}`
  return { ok: true, text: `${person.email} is ${what} now, and was ${from}. It counts from their next click.` }
}
