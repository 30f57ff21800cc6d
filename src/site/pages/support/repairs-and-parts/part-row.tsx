import { useCatalogue } from '../../../components/catalogue-context.ts'
import { PictureView } from '../../../components/picture-view.tsx'
import { useShell } from '../../../components/shell-context.ts'
import { QuickAdd } from '../../../features/listing/quick-add.tsx'
import styles from './part-row.module.css'

/** A part: what it is, what it costs, whether it is there, and how to get it in this edition. */
export const PartRow = ({ slug }: { slug: string }) => {
  const { edition } = useShell()
  const part = useCatalogue().products[slug]
  if (part === undefined) return null
  const { name, sku, price, picture, gone } = part
  return (
    <div className={styles.part}>
      <a className={styles.link} href={`/${edition.code}/products/${slug}/`}>
        <span className={`cutout ${styles.stage}`}>
          <PictureView picture={picture} sizes="72px" />
        </span>
        <span>
          <strong>{name}</strong>
          <small>
            {sku} · {gone === undefined ? 'in stock' : 'out of stock'}
          </small>
        </span>
      </a>
      <span className={styles.price}>{price}</span>
      {edition.shop && gone === undefined && <QuickAdd slug={slug} product={part} />}
      {!edition.shop && (
        <a className={styles.ask} href={`/${edition.code}/support/find-a-dealer/`}>
          Ask a dealer<span className="visually-hidden"> for {name}</span>
        </a>
      )}
    </div>
  )
}
