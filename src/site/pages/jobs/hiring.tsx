import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { Section } from '../../content/section.ts'
import styles from './hiring.module.css'

const tile = 20

/** "4 h" is 240 minutes, "20 min" is 20. */
const minutesIn = (value = ''): number => Number.parseInt(value, 10) * (value.endsWith('h') ? 60 : 1) || 0

/** How we hire, measured in the applicant's time. */
export const Hiring = ({ section: { heading, html, items = [] } }: { section: Section }) => {
  const steps = items.map((item) => ({ ...item, tiles: minutesIn(item.value) / tile }))
  const most = Math.max(...steps.map(({ tiles }) => tiles))
  return (
    <section className="section sand">
      <div className={`wrap ${styles.hiring}`}>
        <div>
          <h2>{heading}</h2>
          <Prose html={html} />
        </div>
        <ol className="rows">
          {steps.map(({ title, value, text, tiles }) => (
            <li key={title}>
              <Tiles count={tiles} of={most} />
              <h3>{title}</h3>
              <p>
                <strong>{value}</strong> {text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
