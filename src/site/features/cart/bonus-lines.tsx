import type { BonusItem } from '../../../domain/pricing/bonus-items.ts'
import styles from './cart-lines.module.css'
import { useProducts } from './use-products.ts'

/** What comes with an order for nothing. It cannot be changed: it follows what is bought. */
export const BonusLines = ({ bonus }: { bonus: readonly BonusItem[] }) => {
  const products = useProducts(bonus.map(({ sku }) => sku))
  // What the catalogue does not sell at the moment does not come either.
  const sent = bonus.filter(({ sku }) => products.state !== 'known' || products.bySku.has(sku))
  return sent.map(({ sku, quantity, offer }) => {
    const product = products.state === 'known' ? products.bySku.get(sku) : undefined
    return (
      <li key={`bonus ${sku}`} className={styles.bonus}>
        <span className={styles.stage}>
          {product !== undefined && <img src={product.img} width={450} height={450} alt="" loading="lazy" />}
        </span>
        <div>
          <span>
            {quantity > 1 && `${quantity} × `}
            {product?.name ?? offer}
          </span>
          <small>Included free</small>
        </div>
        <strong>A$0.00</strong>
      </li>
    )
  })
}
