import { eq } from 'drizzle-orm'
import { textIn } from '../../domain/forms/field.ts'
import type { FormContext, FormParts } from '../../domain/forms/form-definition.ts'
import { parseForm } from '../../domain/forms/parse-form.ts'
import { nameField, phoneField } from '../../domain/forms/person-fields.ts'
import type { Db } from '../db/database.ts'
import { people } from '../db/schema/people.ts'
import type { Saved } from './my-addresses.ts'
import type { Person } from './viewer.ts'

const detailsForm: FormParts = { fields: (context) => [nameField, phoneField(context, false)], rules: [] }

export const readPerson = async (db: Db, id: string): Promise<Person | undefined> => {
  const [row] = await db.select().from(people).where(eq(people.id, id))
  return row
}

/** What somebody may change of themselves: not who they are, and not what they may do. */
type Changeable = Partial<Pick<Person, 'name' | 'phone' | 'newsletter' | 'reminders' | 'deletionAskedAt'>>

export const changePerson = async (db: Db, id: string, changed: Changeable): Promise<void> => {
  await db.update(people).set(changed).where(eq(people.id, id))
}

export const saveDetails = async (
  db: Db,
  person: string,
  typed: { name: string; phone: string },
  context: FormContext,
): Promise<Saved> => {
  const parsed = parseForm(detailsForm, typed, context)
  if (!parsed.ok) return parsed
  await changePerson(db, person, { name: textIn(parsed.value, 'name'), phone: textIn(parsed.value, 'phone') })
  return { ok: true }
}
