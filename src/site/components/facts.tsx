import type { SectionItem } from '../content/section.ts'
import styles from './facts.module.css'

/** A few figures between hairlines, straight under a scene. */
export const Facts = ({ items }: { items: SectionItem[] }) => (
  <ul className={`wrap ${styles.facts}`}>
    {items.map(({ title, value, text }) => (
      <li key={title}>
        <strong>{value ?? title}</strong>
        {value !== undefined && <span>{title}</span>}
        {text !== undefined && <span> {text}</span>}
      </li>
    ))}
  </ul>
)
