import { ActionLinks } from '../../components/action-links.tsx'
import { Prose } from '../../components/prose.tsx'
import type { RobotModel } from '../../content/robot-model.ts'
import type { SectionIn } from '../../content/section.ts'
import styles from './pools-from-above.module.css'

/** So many units of the drawing are a metre. */
const metre = 52

/** Under this no robot has room to turn. */
const tooSmall = 3.6

const robot = 0.36

interface Props {
  title: string
  hero: SectionIn<'above-ground-pool-cleaners', 'hero'>
  models: RobotModel[]
}

/** Round pools on a lawn, seen from above and drawn to scale, each with the robots that clean it. */
export const PoolsFromAbove = ({ title, hero, models }: Props) => {
  const pools = [...Map.groupBy(models, ({ lengthM }) => lengthM)].sort(([a], [b]) => b - a)
  const widest = (pools[0]?.[0] ?? 0) * metre
  const foot = widest + 20
  const middle = widest / 2 + 20
  return (
    <section className={styles.lawn} data-under-header="stage">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <Prose html={hero.html} />
          <ActionLinks actions={hero.actions} />
        </div>
        <figure className={styles.plan}>
          <svg viewBox={`0 0 ${widest + 40} ${widest + 40}`} aria-hidden="true">
            {pools.map(([across, cleaners], index) => (
              <g key={across} data-pool={index}>
                <circle cx={middle} cy={foot - (across * metre) / 2} r={(across * metre) / 2} />
                <text x={middle} y={foot - across * metre + 34}>
                  {across} m{'  '}
                  {cleaners.map(({ name }) => name.replace('Dolphin ', '')).join(', ')}
                </text>
              </g>
            ))}
            <circle
              className={styles.small}
              cx={middle}
              cy={foot - (tooSmall * metre) / 2}
              r={(tooSmall * metre) / 2}
            />
            <text x={middle} y={foot - tooSmall * metre + 42}>
              {tooSmall} m
            </text>
            <rect
              className={styles.robot}
              x={middle + 20}
              y={foot - 84}
              width={robot * metre}
              height={robot * metre}
              rx="2"
            />
          </svg>
          {hero.heading !== undefined && <figcaption>{hero.heading}</figcaption>}
        </figure>
      </div>
    </section>
  )
}
