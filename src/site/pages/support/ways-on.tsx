import type { SectionIn } from '../../content/section.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './ways-on.module.css'

/** Where else help is to be had: one row each, as wide as a thumb needs. */
export const WaysOn = ({ section: { heading, items } }: { section: SectionIn<'support', 'ways'> }) => (
  <section className="section">
    <div className={`wrap ${styles.columns}`}>
      <h2>{heading}</h2>
      <ul className={`rows ${styles.ways}`}>
        {items.map(({ title, text, href }) => (
          <li key={title}>
            <a href={href}>
              <span>
                <strong>{title}</strong>
                {text}
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
