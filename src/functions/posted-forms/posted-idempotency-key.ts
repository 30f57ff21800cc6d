import { createHash } from 'node:crypto'
import { hiddenFields } from '../../domain/forms/hidden-fields.ts'
import { lastOf, type OpenedForm } from './posted-entries.ts'
import type { PostedFields } from './read-posted-form.ts'

export interface PostedKey {
  key: string
  sameAs?: string
}

/**
 * Under which a post is kept once. A page without scripts makes no key: then the same from the same connection on the same day
 * is the same, be it a second click, the answer loaded again, or the way back and forth.
 */
export const idempotencyKeyOf = (
  fields: PostedFields,
  { asked, context }: Pick<OpenedForm, 'asked' | 'context'>,
  fileDigests: readonly string[],
  address: string,
): PostedKey => {
  const given = lastOf(fields, hiddenFields.key)
  const said = asked.map(({ name }) => [name, ...(fields.get(name) ?? [])])
  const sameAs = createHash('sha256')
    .update(JSON.stringify([said, fileDigests]))
    .digest('base64url')
  if (given !== '') return fileDigests.length === 0 ? { key: given } : { key: given, sameAs }
  return { key: JSON.stringify([address, context.today]), sameAs }
}
