import type { AnySection } from '../../content/section.ts'
import { Prose } from '../prose.tsx'
import styles from './quote-section.module.css'

export const QuoteSection = ({ section: { heading, html, cite } }: { section: AnySection }) => (
  <section className="section wrap">
    {heading !== undefined && <h2 className="visually-hidden">{heading}</h2>}
    <figure className={styles.quote}>
      <blockquote>
        <Prose html={html} />
      </blockquote>
      {cite !== undefined && <figcaption className="muted">{cite}</figcaption>}
    </figure>
  </section>
)
