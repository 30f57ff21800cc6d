import type { Section } from '../../content/section.ts'
import { Prose } from '../prose.tsx'

export const QuoteSection = ({ section: { heading, html, cite } }: { section: Section }) => (
  <section className="section wrap">
    {heading !== undefined && <h2>{heading}</h2>}
    <figure>
      <blockquote>{html !== undefined && <Prose html={html} />}</blockquote>
      {cite !== undefined && <figcaption className="muted">{cite}</figcaption>}
    </figure>
  </section>
)
