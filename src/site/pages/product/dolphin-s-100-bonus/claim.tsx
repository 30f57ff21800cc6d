import type { SectionIn } from '../../../content/section.ts'
import styles from './claim.module.css'

/** How to get it: steps along a line, the waiting as long as it is. */
export const Claim = ({
  section: { heading, items },
}: {
  section: SectionIn<'product/dolphin-s-100-bonus', 'claim'>
}) => (
  <section className="section sand">
    <div className="wrap">
      <h2>{heading}</h2>
      <ol className={styles.steps}>
        {items.map(({ title, value, text, href }) => (
          <li key={title}>
            <h3>{href === undefined ? title : <a href={href}>{title}</a>}</h3>
            <p>
              {value !== undefined && <strong>{value} </strong>}
              {text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
