import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { FormKind } from '../../../domain/forms/form-kind.ts'
import { type StoredValue, storedValue } from '../../state/stored-value.ts'

/** Where the tab keeps a form that has not been sent yet. */
export const storedDraft = (area: () => Storage, kind: FormKind, edition: EditionCode): StoredValue =>
  storedValue(area, `form:${kind}:${edition}`)
