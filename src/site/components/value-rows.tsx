import type { SectionItem } from '../content/section.ts'
import styles from './value-rows.module.css'

/** Figures to be looked up: what, a word about it, and how much. */
export const ValueRows = ({ items }: { items: SectionItem[] }) => (
  <ul className={`rows ${styles.values}`}>
    {items.map(({ title, text, value, href }) => (
      <li key={title}>
        <div>
          <strong>{href === undefined ? title : <a href={href}>{title}</a>}</strong>
          {text !== undefined && <p>{text}</p>}
        </div>
        {value !== undefined && <span className={styles.value}>{value}</span>}
      </li>
    ))}
  </ul>
)
