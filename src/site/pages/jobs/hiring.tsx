import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './hiring.module.css'

const tile = 20

/** How we hire, measured in the applicant's time. */
export const Hiring = ({ section: { heading, html, items } }: { section: SectionIn<'jobs', 'hiring'> }) => {
  const most = Math.max(...items.map(({ minutes }) => minutes)) / tile
  return (
    <section className="section sand">
      <div className={`wrap ${styles.hiring}`}>
        <div>
          <h2>{heading}</h2>
          <Prose html={html} />
        </div>
        <ol className="rows">
          {items.map(({ title, value, text, minutes }) => (
            <li key={title}>
              <Tiles count={minutes / tile} of={most} />
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
