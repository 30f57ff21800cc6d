import type { FormKind } from '../../domain/forms/form-kind.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { formNamed } from '../forms/form-named.ts'

const mailAddressIn = (href: string): string | undefined => /^mailto:(.+)$/.exec(href)?.[1]

/** Where staff read what comes by each form: the email address that a page gives beside its form is where the form goes, too. */
export const letterboxesOf = ({ pages }: Pick<EditionContent, 'pages'>): Partial<Record<FormKind, string>> =>
  Object.fromEntries(
    pages
      .flatMap(({ sectionsCollection }) => sectionsCollection)
      .flatMap(({ form, actions }) => {
        const kind = formNamed[form ?? '']
        const [address] = (actions ?? []).flatMap(({ href }) => mailAddressIn(href) ?? [])
        return kind === undefined || address === undefined ? [] : [[kind, address]]
      }),
  )
