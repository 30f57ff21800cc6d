import type { AnySection } from '../../content/section.ts'
import { ActionLinks } from '../action-links.tsx'
import { ProductCards } from '../product-cards.tsx'
import { Prose } from '../prose.tsx'
import { QuestionList } from '../question-list.tsx'
import styles from './list-section.module.css'

/** Questions or products an editor picked. */
export const ListSection = ({
  section: { kind, heading, html, faqs = [], products = [], actions },
}: {
  section: AnySection
}) => (
  <section className={`section wrap ${kind === 'faq' ? styles.beside : ''}`}>
    <div>
      {heading !== undefined && <h2>{heading}</h2>}
      <Prose html={html} />
    </div>
    {faqs.length > 0 && <QuestionList questions={faqs} />}
    {products.length > 0 && <ProductCards products={products} />}
    <ActionLinks actions={actions} />
  </section>
)
