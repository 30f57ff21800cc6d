import { OnwardLink } from '../../components/onward-link.tsx'
import { Prose } from '../../components/prose.tsx'
import type { StoryRow } from '../../content/section.ts'
import styles from './order-notes.module.css'

/** What is good to know beside an order, small: the order itself is what the page is about. */
export const OrderNotes = ({ sections }: { sections: StoryRow[] }) => (
  <div className={`wrap ${styles.notes}`}>
    {sections.map(({ heading, html, items = [], actions = [] }) => (
      <section key={heading} data-long={items.length > 0 || undefined}>
        <h2>{heading}</h2>
        <Prose html={html} />
        {items.length > 0 && (
          <dl className={styles.items}>
            {items.map(({ title, text, href }) => (
              <div key={title}>
                <dt>{href === undefined ? title : <a href={href}>{title}</a>}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {actions.map(({ label, href }) => (
          <p key={href}>
            <OnwardLink href={href}>{label}</OnwardLink>
          </p>
        ))}
      </section>
    ))}
  </div>
)
