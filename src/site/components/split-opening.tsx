import type { HeroSection } from '../content/section.ts'
import { ActionLinks } from './action-links.tsx'
import { PictureView } from './picture-view.tsx'
import { Prose } from './prose.tsx'
import styles from './split-opening.module.css'

/** The first screen of a page about one thing: the words, and the thing on a stage that runs to the window's edge. */
export const SplitOpening = ({ title, hero }: { title: string; hero: HeroSection }) => (
  <header className={styles.opening}>
    <div className={styles.words}>
      <h1>{title}</h1>
      {hero.html !== undefined && (
        <div className="lead">
          <Prose html={hero.html} />
        </div>
      )}
      <ActionLinks actions={hero.actions} />
    </div>
    {hero.picture !== undefined && (
      <div className={`cutout ${styles.stage}`}>
        <PictureView picture={hero.picture} sizes="(min-width: 51rem) 50vw, 100vw" priority />
      </div>
    )}
  </header>
)
