import { PageOpening } from '../components/page-opening.tsx'
import { ProductCards } from '../components/product-cards.tsx'
import { Prose } from '../components/prose.tsx'
import type { ProductCard } from '../content/product.ts'

interface Props {
  name: string
  html: string
  products: ProductCard[]
}

const Category = ({ name, html, products }: Props) => (
  <>
    <PageOpening title={name} />
    <section className="section wrap">
      <Prose html={html} />
      <h2>{products.length === 1 ? '1 product' : `${products.length} products`}</h2>
      <ProductCards products={products} />
    </section>
  </>
)

export default Category
