import { BelowFold } from '../../components/below-fold.tsx'
import { useCatalogue } from '../../components/catalogue-context.ts'
import { FeatureBoundary } from '../../components/feature-boundary.tsx'
import { OnwardLink } from '../../components/onward-link.tsx'
import { Prose } from '../../components/prose.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { ProductDetails } from '../../content/product.ts'
import { CompareTray } from '../../features/compare/compare-tray.tsx'
import { SideProducts } from '../../features/listing/side-products.tsx'
import { useShopEvent } from '../../features/measurement/use-shop-event.ts'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { Numbers } from './numbers.tsx'
import { nameSize, splitName } from './product-name.ts'
import { StaticPart } from './static-part.tsx'
import { Suitability } from './suitability.tsx'
import styles from './page.module.css'

const Product = (details: ProductDetails) => {
  const { edition } = useShell()
  const catalogue = useCatalogue()
  const { products, lines } = catalogue
  const product = products[details.slug]
  if (product === undefined) throw new Error(`The catalogue does not know ${details.slug}`)
  useShopEvent(product.sku, () => {
    const { sku, name, cents } = product
    return { name: 'view_item', currency: edition.currency, items: [{ sku, name, price: cents, quantity: 1 }] }
  })
  const line = lines[product.line]
  const name = splitName(product.name, line?.name)
  const { specifications, pool, low = false } = details
  const { parts = [], related = [], suits = [] } = product
  const read = { details, product, name: name.own, edition: edition.code, catalogue }
  return (
    <>
      <section className={`wrap ${styles.opening}`}>
        <div className={styles.head}>
          <nav aria-label="Breadcrumb" className={styles.trail}>
            {line !== undefined && <a href={line.href}>{line.name}</a>}{' '}
            {name.own !== line?.name && <span>{name.own}</span>}
          </nav>
          <h1 data-size={nameSize(name.own)}>
            {name.line !== undefined && <small>{name.line} </small>}
            <span>{name.own}</span>
          </h1>
        </div>
        <FeatureBoundary of="gallery" name="The gallery">
          <Gallery pictures={details.pictures} low={low} stage={line?.stage} name={product.name} turn={product.turn} />
        </FeatureBoundary>
        <FeatureBoundary of="buy-box" name="Buying here">
          <BuyBox details={details} product={product} />
        </FeatureBoundary>
        <div className={styles.story}>
          <BelowFold onPhones>
            <Prose html={details.html} />
            <ul className={styles.features}>
              {details.features.map(({ title, text }) => (
                <li key={title}>
                  <h2>{title}</h2>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </BelowFold>
        </div>
      </section>
      <BelowFold>
        {pool !== undefined && (
          <FeatureBoundary of="suitability" name="The pool check">
            <Suitability pool={pool} answers={suits} />
          </FeatureBoundary>
        )}
        <Numbers specifications={specifications} downloads={details.downloads ?? []} />
        <StaticPart part="machine" {...read} />
        {product.reviews && <StaticPart part="reviews" {...read} />}
        {parts.length > 0 && (
          <section className="section wrap">
            <div className="heading-row">
              <h2>{pool === undefined ? 'What goes with it' : 'Parts that fit'}</h2>
              {edition.shop && pool !== undefined && (
                <OnwardLink href={`/${edition.code}/shop/parts-and-accessories/`}>All parts</OnwardLink>
              )}
            </div>
            <SideProducts slugs={parts} />
          </section>
        )}
        {related.length > 0 && (
          <section className="section wrap">
            <h2>Also worth a look</h2>
            <SideProducts slugs={related} />
          </section>
        )}
        <StaticPart part="questions" {...read} />
      </BelowFold>
      {product.compared !== undefined && <CompareTray notOnPhones={details.isSold ?? false} />}
    </>
  )
}

export default Product
