import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { readReference } from '../../../domain/forms/reference-number.ts'
import type { Db } from '../../db/database.ts'
import { submissions, submissionWords } from '../../db/schema/submissions.ts'
import { pageByWords } from '../../db/search-words.ts'
import type { FindAsked, Found } from './found.ts'

const field = (name: string) => sql<string>`coalesce(${submissions.fields} ->> ${name}, '')`

const searched = { table: submissions, id: submissions.id, words: submissionWords }

const select = (db: Db, where: SQL, most: number) =>
  db
    .select({
      reference: submissions.reference,
      form: submissions.form,
      email: submissions.email,
      name: field('name'),
      contact: field('contact'),
      business: field('business'),
      suburb: field('suburb'),
      serialNumber: field('serialNumber'),
    })
    .from(submissions)
    .where(where)
    .orderBy(desc(submissions.receivedAt), desc(submissions.id))
    .limit(most)

/** What was sent by forms, newest first, and before that what has the reference. */
export const findCasesByWords = async (db: Db, { typed, words, most }: FindAsked): Promise<Found[]> => {
  const read = readReference(typed)
  const reference = read.ok ? read.value.printed : undefined
  const exact = reference === undefined ? [] : await select(db, eq(submissions.reference, reference), 1)
  const isFound = await pageByWords(db, searched, words, { by: submissions.receivedAt, isUp: false, most })
  const others = await select(db, isFound, most)
  const found = [...exact, ...others.filter((other) => other.reference !== reference)].slice(0, most)
  return found.map(({ reference: of, form, email, name, contact, business, suburb, serialNumber }) => ({
    kind: 'case',
    of,
    title: of,
    detail: [business || name || contact || email, suburb, serialNumber].filter((part) => part !== '').join(', '),
    state: form,
    amount: null,
    isExact: of === reference,
  }))
}
