import type { ProductCard } from '../content/product.ts'
import { PictureView } from './picture-view.tsx'
import styles from './product-cards.module.css'

export const ProductCards = ({ products }: { products: ProductCard[] }) => (
  <ul className={styles.cards}>
    {products.map(({ href, name, summary, price, picture }) => (
      <li key={href}>
        <a href={href}>
          <span className={`cutout ${styles.stage}`}>
            <PictureView picture={picture} sizes="(min-width: 60rem) 22rem, (min-width: 40rem) 45vw, 90vw" />
          </span>
          <span className={styles.name}>{name}</span>
        </a>
        {summary !== undefined && <p>{summary}</p>}
        <p className={styles.price}>{price}</p>
      </li>
    ))}
  </ul>
)
