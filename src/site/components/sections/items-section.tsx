import type { AnySection } from '../../content/section.ts'
import { ActionLinks } from '../action-links.tsx'
import { Prose } from '../prose.tsx'
import { Items } from './items.tsx'
import styles from './items-section.module.css'

/** Features as a list, steps as an ordered one. */
export const ItemsSection = ({ section: { kind, heading, html, items = [], actions } }: { section: AnySection }) => {
  const List = kind === 'steps' ? 'ol' : 'ul'
  return (
    <section className={`section ${kind === 'steps' ? 'sand' : ''}`}>
      <div className="wrap">
        <div className="heading-row">
          {heading !== undefined && <h2>{heading}</h2>}
          <Prose html={html} />
        </div>
        <List className={styles.items}>
          <Items items={items} valueClass={styles.value} />
        </List>
        <ActionLinks actions={actions} />
      </div>
    </section>
  )
}
