import type { SectionItem } from '../content/section.ts'
import styles from './facts.module.css'

/** A few figures between hairlines, straight under a scene: what each is about, the figure, and what there is to say of it. */
export const Facts = ({ items }: { items: SectionItem[] }) => (
  <dl className={`wrap ${styles.facts}`}>
    {items.map(({ title, value, text }) => (
      <div key={title}>
        <dt>{title}</dt>
        {value !== undefined && <dd className={styles.value}>{value}</dd>}
        {text !== undefined && <dd>{text}</dd>}
      </div>
    ))}
  </dl>
)
