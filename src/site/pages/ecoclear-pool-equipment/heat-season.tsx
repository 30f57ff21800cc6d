import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { EquipmentModel } from '../../content/equipment.ts'
import type { SectionIn } from '../../content/section.ts'
import styles from './heat-season.module.css'
import { ModelRows } from './model-rows.tsx'

const months = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']

/** Weeks from July: 15 to 36 are warm by themselves, six more on either side with a heat pump and a cover. */
const weeks = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `M${(from + index) * 10} 0h8v24h-8z`).join('')

interface Props {
  section: SectionIn<'ecoclear-pool-equipment', 'heat'>
  models: EquipmentModel[]
}

export const HeatSeason = ({ section: { heading, html, picture }, models }: Props) => (
  <section className="section wrap" id="heat">
    <h2>{heading}</h2>
    <div>
      <svg className={styles.year} viewBox="0 0 518 24" aria-hidden="true">
        <path className={styles.cold} d={weeks(0, 52)} />
        <path className={styles.warm} d={weeks(15, 37)} />
        <path className={styles.won} d={weeks(9, 15) + weeks(37, 43)} />
      </svg>
      <ol className={styles.months} aria-hidden="true">
        {months.map((month) => (
          <li key={month}>{month}</li>
        ))}
      </ol>
      <p className={`small muted ${styles.key}`}>
        One tile is one week. Cyan: warm by itself. Six at either end: with a heat pump and a cover.
      </p>
    </div>
    <div className={styles.columns}>
      {picture !== undefined && (
        <div className={`cutout ${styles.pump}`}>
          <PictureView picture={picture} sizes="(min-width: 51rem) 32rem, 80vw" />
        </div>
      )}
      <div>
        <Prose html={html} />
        <ModelRows models={models} />
      </div>
    </div>
  </section>
)
