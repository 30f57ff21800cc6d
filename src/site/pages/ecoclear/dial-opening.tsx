import { ActionLinks } from '../../components/action-links.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './dial-opening.module.css'

/** The name as wide as the page, the unit hanging from its last letters. */
export const DialOpening = ({ title, hero }: { title: string; hero: SectionIn<'ecoclear', 'hero'> }) => (
  <header className={styles.stage} data-under-header="stage">
    <div className={`wrap ${styles.opening}`}>
      <h1>{title}</h1>
      <div className={styles.words}>
        <p className={styles.sentence}>{hero.heading}</p>
        <Prose html={hero.html} />
        <ActionLinks actions={hero.actions} />
      </div>
      {hero.picture !== undefined && (
        <div className={`cutout ${styles.unit}`}>
          <PictureView picture={hero.picture} sizes="(min-width: 51rem) 46rem, 90vw" priority />
        </div>
      )}
    </div>
  </header>
)
