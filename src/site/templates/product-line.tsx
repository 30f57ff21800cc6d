import table from '../components/model-table.module.css'
import { PageOpening } from '../components/page-opening.tsx'
import { PictureView } from '../components/picture-view.tsx'
import { ProductCards } from '../components/product-cards.tsx'
import { QuestionList } from '../components/question-list.tsx'
import { PageSections } from '../components/sections/page-sections.tsx'
import type { FaqLink } from '../content/faq.ts'
import type { Picture } from '../content/picture.ts'
import type { ProductCard, ProductRow } from '../content/product.ts'
import type { Section } from '../content/section.ts'

/** Without a picture where the line is too long for pictures. */
type Model = (ProductCard | ProductRow) & { facts: string[] }

const isPictured = (model: Model): model is Model & ProductCard => 'picture' in model

interface Props {
  name: string
  tagline: string
  summary: string
  hero: Picture
  story?: string
  sections: Section[]
  axes: string[]
  products: Model[]
  faqs: FaqLink[]
}

const ProductLine = ({ name, tagline, summary, hero, story, sections, axes, products, faqs }: Props) => (
  <>
    <PageOpening title={name} />
    <section className="wrap">
      <p>{tagline}</p>
      <p>{summary}</p>
      {story !== undefined && (
        <p>
          <a href={story}>The whole story of {name}</a>
        </p>
      )}
      <PictureView picture={hero} sizes="(min-width: 76rem) 72rem, 94vw" priority />
    </section>
    <PageSections sections={sections} />
    <section className="section wrap">
      <h2>Models</h2>
      {products.every(isPictured) && <ProductCards products={products} />}
      {axes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must take focus
        <section className={table.scroll} tabIndex={0} aria-label={`${name} models compared`}>
          <table>
            <caption className="visually-hidden">{name} models compared</caption>
            <thead>
              <tr>
                <th scope="col">Model</th>
                <th scope="col">Price</th>
                {axes.map((axis) => (
                  <th key={axis} scope="col">
                    {axis}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {products.map((product) => (
                <tr key={product.href}>
                  <th scope="row">
                    <a href={product.href}>{product.name}</a>
                  </th>
                  <td>{product.price}</td>
                  {product.facts.map((fact, index) => (
                    <td key={axes[index]}>{fact}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
    {faqs.length > 0 && (
      <section className="section wrap">
        <h2>Questions</h2>
        <QuestionList questions={faqs} />
      </section>
    )}
  </>
)

export default ProductLine
