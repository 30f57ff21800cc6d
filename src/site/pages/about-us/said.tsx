import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './said.module.css'

export const Said = ({ section: { html, cite } }: { section: SectionIn<'about-us', 'quote'> }) => (
  <div className={`deep section ${styles.said}`}>
    <figure className="wrap">
      <blockquote>
        <Prose html={html} />
      </blockquote>
      <figcaption>{cite}</figcaption>
    </figure>
  </div>
)
