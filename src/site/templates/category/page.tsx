import type { Filter } from '../../../domain/shop/shop-filters.ts'
import { FeatureBoundary } from '../../components/feature-boundary.tsx'
import { Prose } from '../../components/prose.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { ShopGuide } from '../../content/shop.ts'
import { CompareTray } from '../../features/compare/compare-tray.tsx'
import { ShopList } from '../../features/listing/shop-list.tsx'
import styles from './page.module.css'

interface Props {
  name: string
  html: string
  /** Slugs in the catalogue. */
  products: string[]
  filters: Filter[]
  guides?: ShopGuide[]
}

const Category = ({ name, html, products, filters, guides = [] }: Props) => {
  const { edition } = useShell()
  return (
    <>
      <div className={`wrap ${styles.opening}`}>
        <nav aria-label="Breadcrumb">
          <a href={`/${edition.code}/shop/`}>Shop</a> <span>{name}</span>
        </nav>
        <h1>{name}</h1>
        <Prose html={html} />
      </div>
      <section className={`wrap ${styles.list}`}>
        <FeatureBoundary of="shop-list" name="The list">
          <ShopList products={products} filters={filters} guides={guides} />
        </FeatureBoundary>
      </section>
      <CompareTray />
    </>
  )
}

export default Category
