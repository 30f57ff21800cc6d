import { ActionLinks } from '../../components/action-links.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './panel-opening.module.css'

/** The sentence first and large, the name small above it; the unit stands at the right, up to the edge of the band. */
export const PanelOpening = ({ title, hero }: { title: string; hero: SectionIn<'ecoswim', 'hero'> }) => (
  <header className={styles.stage} data-under-header="stage">
    <div className={`wrap ${styles.opening}`}>
      <div className={styles.words}>
        <h1>
          <span>{title}</span> {hero.heading}
        </h1>
        <Prose html={hero.html} />
        <ActionLinks actions={hero.actions} />
      </div>
      {hero.picture !== undefined && (
        <div className={`cutout ${styles.unit}`}>
          <PictureView picture={hero.picture} sizes="(min-width: 51rem) 42rem, 92vw" priority />
        </div>
      )}
    </div>
  </header>
)
