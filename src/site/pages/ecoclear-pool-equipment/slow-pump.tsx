import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { EquipmentModel } from '../../content/equipment.ts'
import type { SectionIn } from '../../content/section.ts'
import { ModelRows } from './model-rows.tsx'
import styles from './slow-pump.module.css'

interface Props {
  section: SectionIn<'ecoclear-pool-equipment', 'pump'>
  models: EquipmentModel[]
}

/** A day of pumping, fast and slow. One tile is a kilowatt hour. */
export const SlowPump = ({ section: { heading, html, picture, items }, models }: Props) => (
  <section className="section wrap" id="pump">
    <div className={styles.columns}>
      <div>
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      {picture !== undefined && (
        <div className={`cutout ${styles.pump}`}>
          <PictureView picture={picture} sizes="(min-width: 51rem) 36rem, 80vw" />
        </div>
      )}
    </div>
    <div className={styles.columns}>
      <div>
        <dl className={styles.days}>
          {items.map(({ title, value, kilowattHours }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <strong>{value}</strong>
                <Tiles count={kilowattHours} of={7} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={`small muted ${styles.key}`}>One tile is one kilowatt hour.</p>
      </div>
      <ModelRows models={models} />
    </div>
  </section>
)
