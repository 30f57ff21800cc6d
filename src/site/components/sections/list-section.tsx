import type { Section } from '../../content/section.ts'
import { ActionLinks } from '../action-links.tsx'
import { ProductCards } from '../product-cards.tsx'
import { Prose } from '../prose.tsx'
import { QuestionList } from '../question-list.tsx'

/** Questions or products an editor picked. */
export const ListSection = ({
  section: { heading, html, faqs = [], products = [], actions },
}: {
  section: Section
}) => (
  <section className="section wrap">
    {heading !== undefined && <h2>{heading}</h2>}
    {html !== undefined && <Prose html={html} />}
    {faqs.length > 0 && <QuestionList questions={faqs} />}
    {products.length > 0 && <ProductCards products={products} />}
    {actions !== undefined && <ActionLinks actions={actions} />}
  </section>
)
