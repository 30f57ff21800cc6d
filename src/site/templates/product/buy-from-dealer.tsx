import { useShell } from '../../components/shell-context.ts'
import type { CatalogueProduct } from '../../content/catalogue.ts'
import type { ProductDetails } from '../../content/product.ts'
import { BackInStock } from '../../features/stock/back-in-stock.tsx'
import styles from './buy-box.module.css'

interface Props {
  details: Pick<ProductDetails, 'dealers' | 'demo'>
  product: Pick<CatalogueProduct, 'sku' | 'name' | 'gone'>
}

const goneTexts = {
  'out-of-stock': 'Out of stock at our warehouse. A dealer may still have one.',
  discontinued: 'No longer made. Parts and service go on.',
}

/** Where nothing can be put into a cart. */
export const BuyFromDealer = ({ details: { dealers, demo }, product: { sku, name, gone } }: Props) => {
  const { edition } = useShell()
  return (
    <>
      {gone !== undefined && edition.shop && <p className={styles.gone}>{goneTexts[gone]}</p>}
      {gone === 'out-of-stock' && edition.shop && (
        <div className={styles.purchase}>
          <BackInStock sku={sku} name={name} className="button" />
        </div>
      )}
      <div className={styles.dealer}>
        <a className={gone === 'out-of-stock' && edition.shop ? 'button button-quiet' : 'button'} href={dealers}>
          Find a dealer
        </a>
        {demo !== undefined && (
          <a className="button button-quiet" href={demo}>
            Book a demo
          </a>
        )}
      </div>
    </>
  )
}
