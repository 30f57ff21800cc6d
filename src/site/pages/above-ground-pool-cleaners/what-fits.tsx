import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './what-fits.module.css'

/** Kinds of pool, and whether a robot may go in. Every answer begins with yes, no or careful. */
export const WhatFits = ({
  section: { heading, html, items },
}: {
  section: SectionIn<'above-ground-pool-cleaners', 'fits'>
}) => (
  <section className="section wrap">
    <div className="heading-row">
      <h2>{heading}</h2>
      <Prose html={html} />
    </div>
    <ul className={`rows ${styles.answers}`}>
      {items.map(({ title, value, text }) => (
        <li key={title} data-answer={value}>
          <h3>{title}</h3>
          <p>
            <strong>{value}.</strong> {text}
          </p>
        </li>
      ))}
    </ul>
  </section>
)
