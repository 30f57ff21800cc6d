import type { ProductCard } from '../content/product.ts'
import type { EditorialPage as Content } from '../content/section.ts'
import { EditorialPage } from './editorial-page.tsx'
import { ProductCards } from './product-cards.tsx'

export interface LinePageProps extends Content {
  products: ProductCard[]
}

/** The page of a product line: its story and its models. */
export const LinePage = ({ products, heading, ...page }: LinePageProps & { heading: string }) => (
  <EditorialPage {...page}>
    {products.length > 0 && (
      <section className="section wrap">
        <h2>{heading}</h2>
        <ProductCards products={products} />
      </section>
    )}
  </EditorialPage>
)
