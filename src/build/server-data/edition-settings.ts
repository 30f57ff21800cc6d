import type { Environment } from '../../config/environment.ts'
import { contactTopics } from '../../domain/forms/contact-topics.ts'
import type { EditionSettings } from '../../domain/forms/edition-settings.ts'
import type { FormChoices, OfferedProduct } from '../../domain/forms/form-definition.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import type { EditionContent } from '../content/edition-content.ts'
import type { ProductLineEntry } from '../content/types/product-line.ts'

const offeredProducts = (content: EditionContent, { sys, name, family }: ProductLineEntry): OfferedProduct[] =>
  content.products
    .filter(({ active, productLine }) => active && productLine === sys.id)
    .map((product) => ({
      value: product.slug,
      label: product.name,
      group: name,
      warrantyYears: product.warrantyYears,
      waterTreatment: family === 'water',
    }))

export const choicesOf = (content: EditionContent): FormChoices => ({
  products: content.productLines
    .filter(({ family }) => family !== 'part')
    .flatMap((line) => offeredProducts(content, line)),
  dealers: content.dealers.map(({ slug, name, suburb, state, services }) => ({
    value: slug,
    label: `${name}, ${suburb}`,
    group: state,
    demo: services.includes('demo'),
  })),
  positions: content.jobs.map(({ slug, title, closesOn }) => ({
    value: slug,
    label: title,
    closesOn: closesOn.slice(0, 10),
  })),
  issues: content.troubleshooting.flatMap(({ slug, issue }) => (issue ? [{ value: slug, label: issue }] : [])),
  topics: contactTopics(content.edition.shop),
  onlineShop: content.edition.shop,
})

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
