import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { EquipmentModels } from '../../content/equipment.ts'
import type { SectionIn } from '../../content/section.ts'
import { ModelRows } from './model-rows.tsx'
import styles from './two-filters.module.css'

interface Props {
  section: SectionIn<'ecoclear-pool-equipment', 'filters'>
  models: EquipmentModels
}

/** Two filters side by side, told by the water it takes to clean them. */
export const TwoFilters = ({ section: { heading, html, pictures = [], items }, models }: Props) => (
  <section className="section sand" id="filters">
    <div className="wrap">
      <div className={styles.heading}>
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      <ul className={styles.filters}>
        {items.map(({ title, value, text }, index) => {
          const picture = pictures[index]
          return (
            <li key={title}>
              {picture !== undefined && (
                <div className={`cutout ${styles.picture}`}>
                  <PictureView picture={picture} sizes="(min-width: 51rem) 24rem, 70vw" />
                </div>
              )}
              <h3>{title}</h3>
              <p className={styles.value}>{value}</p>
              <p>{text}</p>
              <ModelRows models={models[title] ?? []} />
            </li>
          )
        })}
      </ul>
    </div>
  </section>
)
