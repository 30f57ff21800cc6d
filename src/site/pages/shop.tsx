import { EditorialPage } from '../components/editorial-page.tsx'
import { ProductCards } from '../components/product-cards.tsx'
import rows from '../components/row-list.module.css'
import type { ProductCard } from '../content/product.ts'
import type { EditorialPage as Content } from '../content/section.ts'

interface Props extends Content {
  categories: { href: string; name: string; count: number }[]
  products: ProductCard[]
}

const Shop = ({ categories, products, ...page }: Props) => (
  <EditorialPage {...page}>
    <section className="section wrap">
      <h2>Departments</h2>
      <ul className={rows.rows}>
        {categories.map(({ href, name, count }) => (
          <li key={href}>
            <a href={href}>{name}</a> <span className="muted">{count === 1 ? '1 product' : `${count} products`}</span>
          </li>
        ))}
      </ul>
    </section>
    <section className="section wrap">
      <h2>In stock now</h2>
      <ProductCards products={products} />
    </section>
  </EditorialPage>
)

export default Shop
