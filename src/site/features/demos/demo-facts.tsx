import type { DemoFact } from '../../../domain/demos/demo-screen.ts'
import styles from './demo-facts.module.css'

/** What is known, each with its name beside it. */
export const DemoFacts = ({ facts }: { facts: readonly DemoFact[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ label, value, note, href }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {href === undefined ? value : <a href={href}>{value}</a>}
          {note !== undefined && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
)
