import { type EditionCode, isEditionCode } from '../../domain/edition/edition-code.ts'
import { allForms } from '../../domain/forms/all-forms.ts'
import type { Field } from '../../domain/forms/field.ts'
import type { FormContext } from '../../domain/forms/form-definition.ts'
import { type FormKind, isFormKind } from '../../domain/forms/form-kind.ts'
import { hiddenFields } from '../../domain/forms/hidden-fields.ts'
import type { KeptUpload } from '../../domain/forms/posted-answer.ts'
import { readUploadIds } from '../../domain/forms/upload-ids.ts'
import type { PostedFields } from './read-posted-form.ts'

/** What comes once; of more, the last. */
export const lastOf = (fields: PostedFields, name: string): string => fields.get(name)?.at(-1) ?? ''

/** Which form it is. */
export interface NamedForm {
  form: FormKind
  edition: EditionCode
}

export const namedForm = (fields: PostedFields): NamedForm | undefined => {
  const [form, edition] = [lastOf(fields, hiddenFields.form), lastOf(fields, hiddenFields.edition)]
  return isFormKind(form) && isEditionCode(edition) ? { form, edition } : undefined
}

export interface OpenedForm extends NamedForm {
  context: FormContext
  asked: readonly Field[]
}

export const openForm = (named: NamedForm, contextOf: (edition: EditionCode) => FormContext): OpenedForm => {
  const context = contextOf(named.edition)
  return { ...named, context, asked: allForms[named.form].fields(context) }
}

/** What was typed, as it was typed. */
export const typedValues = (fields: PostedFields, asked: readonly Field[]): Record<string, string> =>
  Object.fromEntries(
    asked.flatMap(({ kind, name }) =>
      kind !== 'file' && fields.has(name) ? [[name, lastOf(fields, name)] as const] : [],
    ),
  )

/** The files that came with earlier tries and are still wanted. Their names are what the sender says. */
export const keptUploads = (fields: PostedFields, asked: readonly Field[]): KeptUpload[] => {
  const names = new Map(
    (fields.get(hiddenFields.kept) ?? []).map((entry): [string, string] => {
      const [id = ''] = entry.split(' ', 1)
      return [id, entry.slice(id.length + 1)]
    }),
  )
  return asked.flatMap((field) => {
    if (field.kind !== 'file') return []
    return (fields.get(field.name) ?? []).flatMap((text) => {
      const ids = readUploadIds(text, field.purpose)
      return ids.ok ? ids.value.map((id) => ({ field: field.name, id, name: names.get(id) || 'Your file' })) : []
    })
  })
}
