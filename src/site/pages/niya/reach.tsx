import { Prose } from '../../components/prose.tsx'
import { Items } from '../../components/sections/items.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './reach.module.css'

/** So many units of the drawing are a metre. */
const metre = 130

const hand = { x: 250, y: 96 }

/** A quarter of a circle, from straight ahead to straight down. */
const sweep = (radius: number): string =>
  `M${hand.x + radius} ${hand.y}A${radius} ${radius} 0 0 1 ${hand.x} ${hand.y + radius}`

/** A pool cut through, drawn to scale, and how far a hand gets into it, with a pole and without. */
export const Reach = ({ section: { heading, html, items } }: { section: SectionIn<'niya', 'reach'> }) => {
  const reaches = items.flatMap(({ metres }) => metres ?? [])
  return (
    <section className={styles.band}>
      <div className="wrap">
        <div className={styles.heading}>
          <h2>{heading}</h2>
          <Prose html={html} />
        </div>
      </div>
      <svg className={styles.drawing} viewBox="0 0 1152 520" aria-hidden="true">
        <path className={styles.water} d="M250 116H1152V500H604V330H500V272H396V214H292V156H250z" />
        {reaches.map((reach) => (
          <path key={reach} className={styles.arc} d={sweep(reach * metre)} />
        ))}
        <path className={styles.ground} d="M0 96H250V156H292V214H396V272H500V330H604V500H1152V520H0z" />
        <circle className={styles.hand} cx={hand.x} cy={hand.y} r="9" />
        {reaches.map((reach) => (
          <text key={reach} x={hand.x + reach * metre + 10} y={hand.y - 10}>
            {reach} m
          </text>
        ))}
      </svg>
      <ul className={`wrap ${styles.items}`}>
        <Items items={items} valueClass="figure" />
      </ul>
    </section>
  )
}
