import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { EquipmentModel } from '../../content/equipment.ts'
import type { SectionIn } from '../../content/section.ts'
import { ModelRows } from './model-rows.tsx'
import styles from './night-light.module.css'

interface Props {
  section: SectionIn<'ecoclear-pool-equipment', 'light'>
  models: EquipmentModel[]
}

/** The lights, at the time of day they are for. */
export const NightLight = ({ section: { heading, html, picture }, models }: Props) => (
  <section className={`deep ${styles.night}`} id="light">
    {picture !== undefined && (
      <div className={styles.pool}>
        <PictureView picture={picture} sizes="100vw" />
      </div>
    )}
    <div className={`wrap ${styles.words}`}>
      <div>
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      <ModelRows models={models} />
    </div>
  </section>
)
