import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './place.module.css'

/** Where we are: the sentence, then the edge of a pool as it has them, from edge to edge. */
export const Place = ({ title, hero }: { title: string; hero: SectionIn<'about-us', 'hero'> }) => (
  <header className={styles.place}>
    <div className={`wrap ${styles.words}`}>
      <h1>{title}</h1>
      {hero.html !== undefined && (
        <div className="lead">
          <Prose html={hero.html} />
        </div>
      )}
    </div>
    {hero.picture !== undefined && <PictureView picture={hero.picture} sizes="100vw" priority />}
  </header>
)
