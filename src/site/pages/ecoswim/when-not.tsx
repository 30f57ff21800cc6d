import { OnwardLink } from '../../components/onward-link.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './when-not.module.css'

/** The honest line between this and the cheaper one. */
export const WhenNot = ({ section: { heading, html, items = [] } }: { section: SectionIn<'ecoswim', 'when-not'> }) => (
  <section className="section wrap">
    <div className={styles.heading}>
      <h2>{heading}</h2>
      <Prose html={html} />
    </div>
    <ul className={styles.sides}>
      {items.map(({ title, value, text, href }) => (
        <li key={title}>
          <p className={styles.price}>{value}</p>
          <h3>{title}</h3>
          <p>{text}</p>
          {href !== undefined && <OnwardLink href={href}>EcoClear instead</OnwardLink>}
        </li>
      ))}
    </ul>
  </section>
)
