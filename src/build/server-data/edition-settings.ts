import type { Environment } from '../../config/environment.ts'
import type { EditionSettings } from '../../domain/forms/edition-settings.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { choicesOf } from '../forms/form-choices.ts'

/** What content calls the forms. */
const formNamed: Readonly<Record<string, FormKind>> = {
  contact: 'contact',
  demo: 'book-a-demo',
  dealer: 'become-a-dealer',
  registration: 'registration',
  repair: 'repair',
  claim: 'water-treatment-claim',
  job: 'job-application',
}

/** The address that a page gives beside its form is where the form goes, too. */
const letterboxesIn = ({ pages }: EditionContent): Partial<Record<FormKind, string>> =>
  Object.fromEntries(
    pages
      .flatMap(({ sectionsCollection }) => sectionsCollection)
      .flatMap(({ form, actions }) => {
        const kind = formNamed[form ?? '']
        const letter = actions?.find(({ href }) => href.startsWith('mailto:'))
        return kind === undefined || letter === undefined ? [] : [[kind, letter.href.slice('mailto:'.length)]]
      }),
  )

const formsIn = ({ pages }: EditionContent): FormKind[] => [
  ...new Set(
    pages.flatMap(({ sectionsCollection }) => sectionsCollection).flatMap(({ form }) => formNamed[form ?? ''] ?? []),
  ),
]

/** What the server needs to take forms in for an edition. */
export const editionSettings = (
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
      letterboxes: letterboxesIn(content),
      forms: formsIn(content),
    },
    choices: choicesOf(content),
    ...(requestLimit !== undefined && { requestLimit }),
  }
}
