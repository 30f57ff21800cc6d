import { AddToCart } from '../components/cart/add-to-cart.tsx'
import { PageOpening } from '../components/page-opening.tsx'
import { PictureView } from '../components/picture-view.tsx'
import { ProductCards } from '../components/product-cards.tsx'
import { ProductRows } from '../components/product-rows.tsx'
import { Prose } from '../components/prose.tsx'
import { QuestionList } from '../components/question-list.tsx'
import { useShell } from '../components/shell-context.ts'
import { SpecificationTables } from '../components/specification-tables.tsx'
import { SuitabilityList } from '../components/suitability-list.tsx'
import type { ProductDetails } from '../content/product.ts'
import styles from './product.module.css'

const yearsText = (years: number): string => (years === 1 ? '1 year' : `${years} years`)

const Product = (product: ProductDetails) => {
  const { edition } = useShell()
  const [front, ...others] = product.pictures
  return (
    <>
      <PageOpening title={product.name} />
      <section className={`section wrap ${styles.main}`}>
        <div>
          {front !== undefined && (
            <div className={styles.stage}>
              <PictureView picture={front} sizes="(min-width: 60rem) 40rem, 94vw" priority />
            </div>
          )}
          <ul className={styles.thumbnails}>
            {others.map((picture) => (
              <li key={picture.id}>
                <PictureView picture={picture} sizes="10rem" />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <p>{product.summary}</p>
          {product.rating !== undefined && (
            <p className="muted">
              {product.rating.value} of 5 from {product.rating.count} owners
            </p>
          )}
          <p className={styles.price}>{product.price}</p>
          {product.compareAtPrice !== undefined && <p className="muted">Was {product.compareAtPrice}</p>}
          <BuyBox product={product} edition={edition} />
          <p>
            {product.warrantyYears > 0 && `Warranty: ${yearsText(product.warrantyYears)}. `}
            Part of <a href={product.line.href}>{product.line.name}</a>.
          </p>
          <Prose html={product.html} />
        </div>
      </section>
      <section className="section wrap">
        <h2>What it does</h2>
        <ul className={styles.features}>
          {product.features.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      {product.suitability !== undefined && <SuitabilityList suitability={product.suitability} />}
      <SpecificationTables specifications={product.specifications} />
      <section className="section wrap">
        <h2>In the box</h2>
        <ul>
          {product.whatsInTheBox.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      {product.downloads !== undefined && (
        <section className="section wrap">
          <h2>Downloads</h2>
          <ul>
            {product.downloads.map(({ title, href, kB }) => (
              <li key={href}>
                <a href={href}>{title}</a> <span className="muted">PDF, {kB} kB</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {product.parts !== undefined && (
        <section className="section wrap">
          <h2>Parts that fit</h2>
          <ProductRows products={product.parts} />
        </section>
      )}
      {product.related !== undefined && (
        <section className="section wrap">
          <h2>Also worth a look</h2>
          <ProductCards products={product.related} />
        </section>
      )}
      {product.faqs !== undefined && (
        <section className="section wrap">
          <h2>Questions</h2>
          <QuestionList questions={product.faqs} />
        </section>
      )}
    </>
  )
}

const BuyBox = ({ product, edition }: { product: ProductDetails; edition: { shop: boolean; code: string } }) => {
  if (product.cartLine !== undefined) return <AddToCart line={product.cartLine} picture={product.pictures[0]} />
  return (
    <>
      {edition.shop && <p>{product.inStock ? 'No longer sold.' : 'Out of stock here. A dealer may still have one.'}</p>}
      <a className="button" href={`/${edition.code}/support/find-a-dealer/`}>
        Find a dealer
      </a>
    </>
  )
}

export default Product
