import type { EditionFacts } from '../../domain/edition/edition-facts.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'

/** Whether the edition has a page with this form. */
export const isOffered = ({ forms }: Pick<EditionFacts, 'forms'>, form: FormKind): boolean =>
  forms === undefined || forms.includes(form)
