import type { HeroSection } from '../content/section.ts'
import { ActionLinks } from './action-links.tsx'
import styles from './page-opening.module.css'
import { PictureView } from './picture-view.tsx'
import { Prose } from './prose.tsx'

/** The first screen of a page: its name, and the editor's hero where there is one. */
export const PageOpening = ({ title, hero }: { title: string; hero?: HeroSection | undefined }) => (
  <header className={`wrap ${styles.opening}`}>
    <h1>{title}</h1>
    <div className={styles.words}>
      {hero?.heading !== undefined && hero.heading !== title && <p className="lead">{hero.heading}</p>}
      <Prose html={hero?.html} />
      <ActionLinks actions={hero?.actions} />
    </div>
    {hero?.picture !== undefined && (
      <div className={styles.picture} data-cut-out={hero.picture.tones === undefined || undefined}>
        <PictureView picture={hero.picture} sizes="(min-width: 76rem) 72rem, 94vw" priority />
      </div>
    )}
  </header>
)
