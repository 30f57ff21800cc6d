import type { ReactNode } from 'react'
import { useCatalogue } from '../../components/catalogue-context.ts'
import { useShell } from '../../components/shell-context.ts'
import type { CatalogueProduct } from '../../content/catalogue.ts'
import type { ProductDetails } from '../../content/product.ts'
import { CompareChoice } from '../../features/compare/compare-choice.tsx'
import { comparedProducts } from '../../features/compare/compared-products.ts'
import { maxCompared, useComparisonList } from '../../features/compare/comparison-list.ts'
import type { Offer } from '../../features/delivery/offer.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './buy-box.module.css'
import { BuyDelivery } from './buy-delivery.tsx'

interface Props {
  details: ProductDetails
  product: CatalogueProduct
  offer: Offer
  onPostcode: (text: string) => void
}

/** Delivery, pick-up, warranty, comparison: what people ask before they pay. */
export const BuyRows = ({ details: { slug, delivery, warrantyYears }, product, offer, onPostcode }: Props) => {
  const { edition } = useShell()
  return (
    <ul className={styles.rows}>
      {delivery !== undefined && <BuyDelivery built={delivery} offer={offer} onPostcode={onPostcode} />}
      {warrantyYears > 0 && product.gone !== 'discontinued' && (
        <Row icon="shield" title={`${warrantyYears}-year warranty`}>
          Parts and labour. <a href={`/${edition.code}/support/registration/?model=${slug}`}>Register it</a> when it
          arrives.
        </Row>
      )}
      {product.compared !== undefined && product.gone !== 'discontinued' && <Compare product={product} />}
    </ul>
  )
}

const Row = ({ icon, title, children }: { icon: string; title: string; children: ReactNode }) => (
  <li>
    <Icon name={icon} />
    <p>
      <strong>{title}</strong>
      <span>{children}</span>
    </p>
  </li>
)

const Compare = ({ product }: { product: CatalogueProduct }) => {
  const { edition } = useShell()
  const catalogue = useCatalogue()
  const { table } = useComparisonList()
  const others = comparedProducts(table, catalogue).filter(({ sku }) => sku !== product.sku)
  const room = maxCompared - table.length
  return (
    <li>
      <Icon name="compare" />
      <p>
        <strong id="compare">
          {others.length === 0 ? 'Compare' : `Compare with ${others.map(({ name }) => name).join(', ')}`}
        </strong>
        <span>
          {table.length === 0 ? `Up to ${maxCompared} models, side by side` : roomText(table.length, room)}
          {table.length > 1 && (
            <>
              . <a href={`/${edition.code}/product-comparison/`}>Side by side</a>
            </>
          )}
        </span>
      </p>
      <CompareChoice product={product} className={styles.compare}>
        <span className="visually-hidden">Compare {product.name}</span>
      </CompareChoice>
    </li>
  )
}

const roomText = (listed: number, room: number): string =>
  `${listed} on your list, ${room === 0 ? 'no room left' : `room for ${room} more`}`
