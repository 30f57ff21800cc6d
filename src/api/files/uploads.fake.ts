import { allForms } from '../../domain/forms/all-forms.ts'
import type { FormContext } from '../../domain/forms/form-definition.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import { goodSubmission } from '../../domain/forms/good-submissions.fake.ts'
import { type UploadPurpose, uploadLimits } from '../../domain/forms/upload-limits.ts'
import type { Db } from '../db/database.ts'
import { uploads } from '../db/schema/uploads.ts'
import { newFileKey } from './file-key.ts'

/** A file that has come in, as far as the database knows. */
export const keptUpload = async (
  db: Db,
  changed: Partial<typeof uploads.$inferInsert> & { purpose?: UploadPurpose } = {},
): Promise<string> => {
  const { purpose = 'receipt' } = changed
  const [mediaType = 'application/pdf'] = uploadLimits[purpose].types
  const row = { purpose, mediaType, key: newFileKey(), bytes: 130_000, sender: 'somebody', ...changed }
  const [kept] = await db.insert(uploads).values(row).returning({ id: uploads.id })
  return kept?.id ?? ''
}

/** A form that somebody could send, with files that have come in. */
export const goodSubmissionWithFiles = async (
  db: Db,
  form: FormKind,
  context: FormContext,
): Promise<Record<string, string>> => {
  const sent = goodSubmission(form, context)
  for (const field of allForms[form].fields(context)) {
    if (field.kind !== 'file') continue
    const ids: string[] = []
    for (const _ of sent[field.name]?.split(',') ?? []) ids.push(await keptUpload(db, { purpose: field.purpose }))
    sent[field.name] = ids.join(',')
  }
  return sent
}
