import type { ProductRow } from '../content/product.ts'
import styles from './row-list.module.css'

/** Products by name, where a picture of each would say little. */
export const ProductRows = ({ products }: { products: ProductRow[] }) => (
  <ul className={styles.rows}>
    {products.map(({ href, name, price }) => (
      <li key={href}>
        <a href={href}>{name}</a> <span className="muted">{price}</span>
      </li>
    ))}
  </ul>
)
