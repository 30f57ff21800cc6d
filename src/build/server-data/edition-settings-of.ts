import type { Environment } from '../../config/environment.ts'
import type { EditionSettings } from '../../domain/forms/edition-settings.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { choicesOf } from '../forms/form-choices.ts'
import { formNamed } from '../forms/form-named.ts'
import { letterboxesOf } from './letterboxes-of.ts'

const formsIn = ({ pages }: EditionContent): FormKind[] => [
  ...new Set(
    pages.flatMap(({ sectionsCollection }) => sectionsCollection).flatMap(({ form }) => formNamed[form ?? ''] ?? []),
  ),
]

/** What the server needs to take forms in for an edition. */
export const editionSettingsOf = (
  content: EditionContent,
  { publicUrl, requestLimit }: Pick<Environment, 'publicUrl' | 'requestLimit'>,
): EditionSettings => {
  const { brand, edition } = content
  const { code, locale, country, companyName, companyNumber, phone, email, hours, street, suburb, state, postcode } =
    edition
  return {
    timeZone: edition.timeZone,
    facts: {
      ...{ code, locale, country, companyName, companyNumber, phone, email, hours, street, suburb, state, postcode },
      brandName: brand.name,
      siteUrl: publicUrl,
      letterboxes: letterboxesOf(content),
      forms: formsIn(content),
    },
    choices: choicesOf(content),
    ...(requestLimit !== undefined && { requestLimit }),
  }
}
