import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './yearly-bill.module.css'

/** What a year costs, line by line, as a bill says it. */
export const YearlyBill = ({ section: { heading, html, items } }: { section: SectionIn<'ecoclear', 'bill'> }) => (
  <section className={`section wrap ${styles.bill}`}>
    <div>
      <h2>{heading}</h2>
      <Prose html={html} />
    </div>
    <dl className="rows">
      {items.map(({ title, value, text }) => (
        <div key={title}>
          <dt>
            <strong>{title}</strong> {text}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)
