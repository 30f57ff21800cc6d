import { ActionLinks } from '../../components/action-links.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './dusk-opening.module.css'

/** The promise as large as the page, and the evening it is about. */
export const DuskOpening = ({ title, hero }: { title: string; hero: SectionIn<'elite-builder', 'hero'> }) => (
  <header>
    <div className={`wrap ${styles.words}`}>
      <h1>
        <span>{title}</span> {hero.heading}
      </h1>
    </div>
    {hero.picture !== undefined && (
      <div className={styles.dusk}>
        <PictureView picture={hero.picture} sizes="100vw" priority />
      </div>
    )}
    <div className={`wrap ${styles.foot}`}>
      <Prose html={hero.html} />
      <ActionLinks actions={hero.actions} />
    </div>
  </header>
)
