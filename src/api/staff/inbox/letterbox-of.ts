import type { EditionFacts } from '../../../domain/edition/edition-facts.ts'
import type { FormKind } from '../../../domain/forms/form-kind.ts'

/** Where staff read what comes by a form, and from where they answer it. */
export const letterboxOf = (edition: EditionFacts, form: FormKind): string =>
  edition.letterboxes?.[form] ?? edition.email
