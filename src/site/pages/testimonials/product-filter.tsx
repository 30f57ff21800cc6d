import { useSyncExternalStore } from 'react'
import type { ReviewedProduct } from '../../content/testimonial.ts'
import styles from './product-filter.module.css'

const onHashChange = (notify: () => void) => {
  addEventListener('hashchange', notify)
  return () => removeEventListener('hashchange', notify)
}

/** The address is the filter and the browser applies it; scripts only mark which one is on. */
export const ProductFilter = ({ groups }: { groups: ReviewedProduct[] }) => {
  const chosen = useSyncExternalStore(
    onHashChange,
    () => location.hash.slice(1),
    () => '',
  )
  const known = groups.some(({ id }) => id === chosen)
  const all = groups.reduce((sum, { reviews }) => sum + reviews.length, 0)
  return (
    <nav className={styles.filter} aria-label="Reviews by product">
      <ul className={`wrap ${styles.products}`}>
        <li>
          <a href="#all" aria-current={!known}>
            All <span>{all}</span>
          </a>
        </li>
        {groups.map(({ id, name, reviews }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === chosen}>
              {name} <span>{reviews.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
