import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { type FormValue, textIn } from '../../domain/forms/field.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import { makeReference, referenceBytes } from '../../domain/forms/reference-number.ts'
import type { SubmissionLine } from '../../domain/forms/submission-lines.ts'
import type { Db } from '../db/database.ts'
import { submissions } from '../db/schema/submissions.ts'

export interface ParsedSubmission {
  form: FormKind
  edition: EditionCode
  /** Made by the browser when the form was opened. */
  key: string
  /** Stands for what was sent where that differs from try to try: files that come with the form have new ids each time. */
  sameAs?: string | undefined
  value: FormValue
  lines: SubmissionLine[]
  /** Slug of the dealer who is to come. */
  dealer?: string | undefined
}

export type KeptSubmission = typeof submissions.$inferSelect

/** New: nobody has been told of it yet. */
export type Kept = { submission: KeptSubmission; isNew: boolean }

/** A second try says the same again. Who goes back and changes a word sends something else, and that must not be lost. */
const idempotencyKey = ({ form, edition, key, sameAs, value }: Omit<ParsedSubmission, 'lines'>): string =>
  createHash('sha256')
    .update(JSON.stringify([form, edition, key, sameAs ?? Object.entries(value).toSorted()]))
    .digest('base64url')

const drawReference = (form: FormKind, edition: EditionCode): string =>
  makeReference(edition, form, randomBytes(referenceBytes))

/** The same, where it has come before. */
export const submissionBefore = async (
  db: Db,
  parsed: Omit<ParsedSubmission, 'lines'>,
): Promise<KeptSubmission | undefined> => {
  const [before] = await db
    .select()
    .from(submissions)
    .where(eq(submissions.idempotencyKey, idempotencyKey(parsed)))
  return before
}

/** Keeps what was sent, once, however often it comes and however close together. */
export const keepSubmission = async (db: Db, parsed: ParsedSubmission, draw = drawReference): Promise<Kept> => {
  const { form, edition, value, lines, dealer } = parsed
  const key = idempotencyKey(parsed)
  const row = { form, edition, idempotencyKey: key, email: textIn(value, 'email'), fields: value, lines, dealer }
  for (let tries = 0; tries < 5; tries += 1) {
    const reference = draw(form, edition)
    const [added] = await db
      .insert(submissions)
      .values({ ...row, reference })
      .onConflictDoNothing()
      .returning()
    if (added) return { submission: added, isNew: true }
    const before = await submissionBefore(db, parsed)
    if (before) return { submission: before, isNew: false }
    // Neither: the reference number is somebody else's.
  }
  throw new Error('No reference number was free in five draws')
}
