import { Prose } from '../../components/prose.tsx'
import type { Section } from '../../content/section.ts'
import { chargeAt } from './charge-at.ts'
import styles from './saturday.module.css'

const width = 1152
const height = 300

/** The battery through a day: it falls while it cleans, waits, and fills again. */
export const Saturday = ({ section: { heading, html, items = [] } }: { section: Section }) => {
  const moments = items.flatMap(({ value = '' }) => chargeAt(value) ?? [])
  const first = moments[0]?.minute ?? 0
  const span = Math.max(1, (moments.at(-1)?.minute ?? 0) - first)
  const points = moments.map(({ minute, charge, time }) => ({
    time,
    x: 8 + ((minute - first) / span) * (width - 90),
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
          {points.map(({ x, y, time }) => (
            <g key={time}>
              <circle cx={x} cy={y} r="9" />
              <text x={x} y={y > 150 ? y + 34 : y - 20} textAnchor={x < 40 ? 'start' : 'middle'}>
                {time}
              </text>
            </g>
          ))}
        </svg>
        <ol className={styles.moments}>
          {items.map(({ title, text, value = '' }) => {
            const moment = chargeAt(value)
            return (
              <li key={title}>
                <p className={styles.time}>
                  {moment?.time} <small>{moment?.charge} %</small>
                </p>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
