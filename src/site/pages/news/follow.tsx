import { ActionLinks } from '../../components/action-links.tsx'
import { Prose } from '../../components/prose.tsx'
import type { StoryRow } from '../../content/section.ts'
import styles from './follow.module.css'

/** Two ways to stay in touch, side by side: how to get the news, and how to send some. */
export const Follow = ({ sections }: { sections: StoryRow[] }) => (
  <div className="section sand">
    <div className={`wrap ${styles.ways}`}>
      {sections.map(({ heading, html, actions }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <Prose html={html} />
          <ActionLinks actions={actions} />
        </section>
      ))}
    </div>
  </div>
)
