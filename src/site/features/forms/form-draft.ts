import * as v from 'valibot'
import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { FormKind } from '../../../domain/forms/form-kind.ts'
import { parseJson } from '../../state/parse-json.ts'
import { storedDraft } from './stored-draft.ts'

const draftSchema = v.object({
  key: v.string(),
  openedAt: v.string(),
  /** It was sent under its key, and no answer came. */
  attempted: v.boolean(),
  /** What was typed, by the names of the fields. What the address filled in is not among it. */
  values: v.record(v.string(), v.string()),
  /** What has been uploaded already; drafts of earlier builds do not say. */
  files: v.optional(v.array(v.object({ field: v.string(), id: v.string(), name: v.string() })), []),
})

export type Draft = v.InferOutput<typeof draftSchema>

/** A form that has not been sent yet, kept in the tab. Where nothing can be kept, nothing is. */
export const formDraft = (area: () => Storage, kind: FormKind, edition: EditionCode) => {
  const stored = storedDraft(area, kind, edition)
  const drop = () => stored.write(null)
  return {
    read(): Draft | undefined {
      const { success, output } = v.safeParse(draftSchema, parseJson(stored.read()))
      return success ? output : undefined
    },
    keep({ key, openedAt, attempted, values, files }: Draft) {
      if (files.length === 0 && Object.values(values).every((text) => text === '')) drop()
      else stored.write(JSON.stringify({ key, openedAt, attempted, values, files }))
    },
    drop,
  }
}
