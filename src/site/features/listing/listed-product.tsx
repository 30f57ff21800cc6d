import type { ReactNode } from 'react'
import { useCatalogue } from '../../components/catalogue-context.ts'
import { PictureView } from '../../components/picture-view.tsx'
import { useShell } from '../../components/shell-context.ts'
import styles from './listed-product.module.css'
import { QuickAdd } from './quick-add.tsx'

interface Props {
  slug: string
  sizes: string
  /** What stands below the price. */
  children?: ReactNode
}

/** A product in a list: its picture on the stage of its line, what tells it from the others, and its price. */
export const ListedProduct = ({ slug, sizes, children }: Props) => {
  const { products, lines } = useCatalogue()
  const { edition } = useShell()
  const product = products[slug]
  if (product === undefined) return null
  const { name, note, price, was, saved, picture, line, gone } = product
  return (
    <li className={styles.product}>
      <a href={`/${edition.code}/products/${slug}/`}>
        <span className={`cutout ${styles.stage}`} data-stage={lines[line]?.stage}>
          <PictureView picture={picture} sizes={sizes} />
        </span>
        <span className={styles.name}>{name}</span>
      </a>
      {saved !== undefined && <span className={styles.saved}>{saved} off</span>}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <p className={styles.price}>
        <span>
          <strong>{price}</strong>{' '}
          {was !== undefined && (
            <s>
              <span className="visually-hidden">Was </span>
              {was}
            </s>
          )}
        </span>
        {gone !== undefined && <span className={styles.gone}>Out of stock</span>}
        {edition.shop && gone === undefined && <QuickAdd slug={slug} product={product} />}
      </p>
      {children}
    </li>
  )
}
