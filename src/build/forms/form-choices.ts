import { traitsNeeded } from '../../domain/after-sales/machine-traits.ts'
import { contactTopics } from '../../domain/forms/contact-topics.ts'
import type { FormChoices, OfferedProduct } from '../../domain/forms/form-definition.ts'
import { traitsOf } from '../after-sales/traits-of.ts'
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
      ...(product.onSaleSince != null && { onSaleSince: product.onSaleSince }),
      waterTreatment: family === 'water',
      traits: traitsOf(product),
    }))

/** What can be chosen in the forms of an edition. */
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
  issues: content.troubleshooting.flatMap(({ slug, issue, subject, needs }) =>
    issue ? [{ value: slug, label: issue, needs: traitsNeeded(subject, needs) }] : [],
  ),
  topics: contactTopics(content.edition.shop),
  onlineShop: content.edition.shop,
})
