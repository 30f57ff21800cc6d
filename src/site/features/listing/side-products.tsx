import styles from './listed-product.module.css'
import { ListedProduct } from './listed-product.tsx'

/** A row of products on the side of a page: parts that fit, what else is worth a look. */
export const SideProducts = ({ slugs }: { slugs: readonly string[] }) => (
  <ul className={styles.side} data-count={slugs.length}>
    {slugs.map((slug) => (
      <ListedProduct key={slug} slug={slug} sizes="(min-width: 60rem) 17rem, (min-width: 40rem) 30vw, 45vw" />
    ))}
  </ul>
)
