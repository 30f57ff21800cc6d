import type { AnySection } from '../../content/section.ts'
import { Prose } from '../prose.tsx'
import styles from './quote-section.module.css'

/** With a heading a section of its page, without one a saying between two of them. */
export const QuoteSection = ({ section: { heading, html, cite } }: { section: AnySection }) => {
  const Part = heading === undefined ? 'div' : 'section'
  return (
    <Part className="section wrap">
      {heading !== undefined && <h2 className="visually-hidden">{heading}</h2>}
      <figure className={styles.quote}>
        <blockquote>
          <Prose html={html} />
        </blockquote>
        {cite !== undefined && <figcaption className="muted">{cite}</figcaption>}
      </figure>
    </Part>
  )
}
