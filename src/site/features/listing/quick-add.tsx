import type { CatalogueProduct } from '../../content/catalogue.ts'
import { Icon } from '../../icons/icon.tsx'
import { onFirstClick } from '../cart/on-first-click.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import styles from './listed-product.module.css'

/** One of it, straight from a list. */
export const QuickAdd = ({ slug, product }: { slug: string; product: CatalogueProduct }) => {
  const add = useAddToCart()
  const { sku, name, title, cents, shippingClass, picture } = product
  return (
    <button
      type="button"
      className={styles.add}
      onClick={onFirstClick(() => add({ sku, name: title, slug, quantity: 1, price: cents, shippingClass }, picture))}
    >
      <Icon name="plus" />
      <span className="visually-hidden">Add {name} to the cart</span>
    </button>
  )
}
