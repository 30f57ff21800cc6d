import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { mostAddresses } from '../../domain/account/account-limits.ts'
import { addressFields, postcodeInState } from '../../domain/forms/address-fields.ts'
import { textIn } from '../../domain/forms/field.ts'
import type { FormContext, FormParts, Problem } from '../../domain/forms/form-definition.ts'
import { parseForm } from '../../domain/forms/parse-form.ts'
import { nameField, phoneField } from '../../domain/forms/person-fields.ts'
import type { Db } from '../db/database.ts'
import { people } from '../db/schema/people.ts'
import { personAddresses } from '../db/schema/person-addresses.ts'

export type OwnAddress = typeof personAddresses.$inferSelect

export interface TypedAddress {
  readonly name: string
  readonly phone: string
  readonly street: string
  readonly suburb: string
  readonly state: string
  readonly postcode: string
  readonly isDefault?: boolean | null | undefined
}

export type Saved = { ok: true } | { ok: false; problem?: string; problems: Problem[] }

const addressForm: FormParts = {
  fields: (context) => [nameField, phoneField(context, true), ...addressFields(context, 'home')],
  rules: [postcodeInState],
}

/** Their default first. */
export const myAddresses = (db: Db, person: string): Promise<OwnAddress[]> =>
  db
    .select()
    .from(personAddresses)
    .where(eq(personAddresses.person, person))
    .orderBy(desc(personAddresses.isDefault), asc(personAddresses.madeAt), asc(personAddresses.id))

/** One change of somebody's addresses at a time: else two at once could make one too many, or two defaults. */
const withPerson = <Answer>(db: Db, person: string, work: (unit: Db) => Promise<Answer>): Promise<Answer> =>
  db.transaction(async (unit) => {
    await unit.select({ id: people.id }).from(people).where(eq(people.id, person)).for('update')
    return work(unit)
  })

const isTheirs = (person: string, id: string) => and(eq(personAddresses.person, person), eq(personAddresses.id, id))

const makeDefault = async (unit: Db, person: string, id: string): Promise<void> => {
  await unit.update(personAddresses).set({ isDefault: false }).where(eq(personAddresses.person, person))
  await unit.update(personAddresses).set({ isDefault: true }).where(isTheirs(person, id))
}

/** Adds one, or changes the one that is named. The first is the default. */
export const saveAddress = async (
  db: Db,
  person: string,
  { id, address, context }: { id: string | undefined; address: TypedAddress; context: FormContext },
): Promise<Saved> => {
  const parsed = parseForm(addressForm, { ...address }, context)
  if (!parsed.ok) return parsed
  const text = (name: string) => textIn(parsed.value, name)
  const row = {
    edition: context.edition,
    name: text('name'),
    phone: text('phone'),
    street: text('street'),
    suburb: text('suburb'),
    state: text('state'),
    postcode: text('postcode'),
  }
  return withPerson(db, person, async (unit) => {
    const before = await unit.$count(personAddresses, eq(personAddresses.person, person))
    if (id === undefined && before >= mostAddresses)
      return { ok: false, problem: `You can keep ${mostAddresses} addresses. Remove one first.`, problems: [] }
    const [kept] =
      id === undefined
        ? await unit
            .insert(personAddresses)
            .values({ ...row, person, madeAt: sql`clock_timestamp()` })
            .returning()
        : await unit.update(personAddresses).set(row).where(isTheirs(person, id)).returning()
    if (kept === undefined) return { ok: false, problem: 'That address isn’t there any more.', problems: [] }
    if (address.isDefault === true || before === 0) await makeDefault(unit, person, kept.id)
    return { ok: true }
  })
}

/** Of those that are left the oldest is the default then. */
export const removeAddress = (db: Db, person: string, id: string): Promise<void> =>
  withPerson(db, person, async (unit) => {
    const [gone] = await unit.delete(personAddresses).where(isTheirs(person, id)).returning()
    const [next] = await myAddresses(unit, person)
    if (gone?.isDefault && next) await makeDefault(unit, person, next.id)
  })

export const setDefaultAddress = (db: Db, person: string, id: string): Promise<void> =>
  withPerson(db, person, (unit) => makeDefault(unit, person, id))
