import { PageOpening } from '../components/page-opening.tsx'
import { ProductCards } from '../components/product-cards.tsx'
import { Prose } from '../components/prose.tsx'
import { QuestionList } from '../components/question-list.tsx'
import type { FaqLink } from '../content/faq.ts'
import type { ProductCard } from '../content/product.ts'

interface Props {
  question: string
  html: string
  reviewed: string
  products: ProductCard[]
  others: FaqLink[]
}

const Faq = ({ question, html, reviewed, products, others }: Props) => (
  <>
    <PageOpening title={question} />
    <section className="section wrap">
      <Prose html={html} />
      <p className="muted">Last reviewed on {reviewed}</p>
    </section>
    {products.length > 0 && (
      <section className="section wrap">
        <h2>This is about</h2>
        <ProductCards products={products} />
      </section>
    )}
    {others.length > 0 && (
      <section className="section wrap">
        <h2>People also ask</h2>
        <QuestionList questions={others} />
      </section>
    )}
  </>
)

export default Faq
