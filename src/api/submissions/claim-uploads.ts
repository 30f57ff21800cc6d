import { getTableColumns, inArray, sql } from 'drizzle-orm'
import type { FileField, FormValue } from '../../domain/forms/field.ts'
import type { FormContext, FormDefinition, Problem } from '../../domain/forms/form-definition.ts'
import { formWords } from '../../domain/forms/form-words.ts'
import { readFileCount, type UploadPurpose } from '../../domain/forms/upload-limits.ts'
import type { Db } from '../db/database.ts'
import { uploads } from '../db/schema/uploads.ts'
import { unclaimedHours } from '../files/remove-unclaimed.ts'

/** The files that a form names in one of its fields. */
export interface NamedFiles {
  readonly field: FileField
  readonly ids: readonly string[]
}

export type HeldUpload = typeof uploads.$inferSelect & { readonly isFresh: boolean }

/** Held until the transaction ends, by their ids. */
export type HeldUploads = ReadonlyMap<string, HeldUpload>

// By the clock of the database, as the time they came in is.
const isFresh = sql<boolean>`${uploads.createdAt} > now() - ${unclaimedHours} * interval '1 hour'`

export const namedFiles = (
  form: Pick<FormDefinition, 'fields'>,
  value: FormValue,
  context: FormContext,
): NamedFiles[] =>
  form.fields(context).flatMap((field) => {
    const ids = field.kind === 'file' && Object.hasOwn(value, field.name) ? value[field.name] : undefined
    return field.kind === 'file' && Array.isArray(ids) ? [{ field, ids }] : []
  })

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const idsIn = (named: readonly NamedFiles[]): string[] => named.flatMap(({ ids }) => ids)

/**
 * Looks the files up and keeps others from claiming them: two forms that name the same file come one after the other. In order of
 * their ids, so that no two can wait for each other.
 */
export const holdUploads = async (unit: Db, named: readonly NamedFiles[]): Promise<HeldUploads> => {
  const ids = idsIn(named).filter((id) => idPattern.test(id))
  if (ids.length === 0) return new Map()
  const rows = await unit
    .select({ ...getTableColumns(uploads), isFresh })
    .from(uploads)
    .where(inArray(uploads.id, ids))
    .orderBy(uploads.id)
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

const canBeClaimed = (held: HeldUpload | undefined, purpose: UploadPurpose): boolean =>
  held !== undefined &&
  held.purpose === purpose &&
  held.submission === null &&
  held.warrantyRequest === null &&
  held.discardedAt === null &&
  held.isFresh

const nameFor = (purpose: UploadPurpose, { edition }: FormContext): string =>
  ({ receipt: formWords[edition].receipt, photos: 'photo', cv: 'CV' })[purpose]

const problemOf = ({ field, ids }: NamedFiles, held: HeldUploads, context: FormContext): string | undefined => {
  const { purpose } = field
  const count = readFileCount(ids.length, purpose)
  if (!count.ok) return count.message
  if (ids.every((id) => canBeClaimed(held.get(id), purpose))) return undefined
  const name = nameFor(purpose, context)
  return ids.length === 1
    ? `The ${name} is no longer here. Choose it again.`
    : `Some ${name}s are no longer here. Choose them again.`
}

/** What keeps the files of a form from going with it. Nothing is told of files that are not the sender's. */
export const uploadProblems = (named: readonly NamedFiles[], held: HeldUploads, context: FormContext): Problem[] =>
  named.flatMap((files) => {
    const message = problemOf(files, held, context)
    return message === undefined ? [] : [{ field: files.field.name, message }]
  })

/** Whose they are: of what was sent by a form, or of what a dealer asked. */
type Owner = Pick<typeof uploads.$inferInsert, 'submission'> | Pick<typeof uploads.$inferInsert, 'warrantyRequest'>

/** The files belong to it from here on. Who sent them is in it. */
export const claimUploads = async (unit: Db, named: readonly NamedFiles[], owner: Owner): Promise<void> => {
  const ids = idsIn(named)
  if (ids.length > 0)
    await unit
      .update(uploads)
      .set({ ...owner, sender: null })
      .where(inArray(uploads.id, ids))
}
