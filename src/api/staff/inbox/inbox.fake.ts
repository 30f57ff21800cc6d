import { eq } from 'drizzle-orm'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { FormKind } from '../../../domain/forms/form-kind.ts'
import type { Db } from '../../db/database.ts'
import { people } from '../../db/schema/people.ts'
import { submissions } from '../../db/schema/submissions.ts'
import { keepSubmission } from '../../submissions/keep-submission.ts'
import { caseFile } from './case-file.ts'

let made = 0

interface GivenCase {
  readonly form?: FormKind
  readonly edition?: EditionCode
  readonly email?: string
  readonly name?: string
  readonly words?: string
  readonly serialNumber?: string
  readonly row?: Partial<typeof submissions.$inferInsert>
}

/** What somebody has sent, as a form keeps it. */
export const addCase = async (db: Db, given: GivenCase = {}): Promise<typeof submissions.$inferSelect> => {
  made += 1
  const { form = 'repair', edition = 'en-au', name = 'Wayne Dunmore', email = 'wayne@dunmore.example' } = given
  const words = given.words ?? 'Since Saturday it only turns left.'
  const { serialNumber } = given
  const value = { name, email, postcode: '4305', description: words, ...(serialNumber && { serialNumber }) }
  const lines = [
    { field: 'name', label: 'Name', value: name },
    { field: 'product', label: 'Model', value: 'Dolphin S 300i' },
    { field: 'issue', label: 'What is wrong', value: 'It goes in circles' },
    { field: 'description', label: 'What it does', value: words },
  ]
  const { submission } = await keepSubmission(db, { form, edition, key: `inbox ${made}`, value, lines })
  const [row = submission] = await db
    .update(submissions)
    .set({ person: null, ...given.row })
    .where(eq(submissions.id, submission.id))
    .returning()
  return row
}

export const addStaff = async (db: Db, name = 'Mele Tau', role: 'staff' | 'customer' = 'staff') => {
  made += 1
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  const [person] = await db
    .insert(people)
    .values({ issuer: 'i', subject: `s${made}`, email, name, edition: 'en-au', role })
    .returning()
  if (person === undefined) throw new Error('Nobody')
  return person
}

export const revisionNow = async (db: Db, reference: string): Promise<string> =>
  (await caseFile(db, reference))?.revision ?? ''

/** As it is on screen now. */
export const seenNow = async (db: Db, { reference }: { reference: string }) => ({
  reference,
  revision: await revisionNow(db, reference),
})
