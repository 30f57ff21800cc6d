import { Prose } from '../../components/prose.tsx'
import { hoursAt } from '../../content/hours-at.ts'
import type { SectionIn } from '../../content/section.ts'
import styles from './saturday.module.css'

const width = 1152
const height = 300

/** The battery through a day: it falls while it cleans, waits, and fills again. */
export const Saturday = ({
  section: { heading, html, items },
}: {
  section: SectionIn<'liberty-cordless', 'saturday'>
}) => {
  const times = items.map(({ at }) => hoursAt(at))
  const first = Math.min(...times)
  const span = Math.max(...times) - first
  const points = items.map(({ at, charge }) => ({
    at,
    x: 8 + ((hoursAt(at) - first) / span) * (width - 90),
    y: 40 + (1 - charge / 100) * (height - 60),
  }))
  const line = points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')
  return (
    <section className="section">
      <div className="wrap">
        <div className={styles.heading}>
          <h2>{heading}</h2>
          <Prose html={html} />
        </div>
        <svg className={styles.graph} viewBox={`0 0 ${width} ${height + 4}`} aria-hidden="true">
          <path className={styles.full} d={`M0 40H${width}M0 ${height - 20}H${width}`} />
          <path className={styles.area} d={`M${line}V${height - 20}H8z`} />
          <path className={styles.curve} d={`M${line}`} />
          {points.map(({ x, y, at }) => (
            <g key={at}>
              <circle cx={x} cy={y} r="9" />
              <text x={x} y={y > 150 ? y + 34 : y - 20} textAnchor={x < 40 ? 'start' : 'middle'}>
                {at}
              </text>
            </g>
          ))}
        </svg>
        <ol className={styles.moments}>
          {items.map(({ title, text, at, charge }) => (
            <li key={title}>
              <p className={styles.time}>
                {at} <small>{charge} %</small>
              </p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
