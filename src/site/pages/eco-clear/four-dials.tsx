import type { SectionIn } from '../../content/section.ts'
import styles from './four-dials.module.css'

const marks = Array.from({ length: 10 }, (_, index) => index)

/** From 10 % at seven o'clock to 100 % at five. */
const angle = (percent: number): number => -150 + ((percent - 10) / 90) * 300

const Dial = ({ percent }: { percent: number }) => (
  <svg className={styles.dial} viewBox="-100 -100 200 200" aria-hidden="true">
    {marks.map((mark) => (
      <path
        key={mark}
        className={(mark + 1) * 10 <= percent ? styles.lit : styles.mark}
        d="M0-94V-78"
        transform={`rotate(${angle((mark + 1) * 10)})`}
      />
    ))}
    <circle className={styles.knob} r="60" />
    <path className={styles.pointer} d="M0-54V-26" transform={`rotate(${angle(percent)})`} />
  </svg>
)

/** A month told by the one thing there is to turn. */
export const FourDials = ({ section: { heading, items } }: { section: SectionIn<'eco-clear', 'january'> }) => (
  <section className="section deep">
    <div className="wrap">
      <h2>{heading}</h2>
      <ol className={styles.weeks}>
        {items.map(({ title, value, text, percent }) => (
          <li key={title}>
            <Dial percent={percent} />
            <div>
              <p className={styles.value}>{value}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
