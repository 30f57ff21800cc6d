import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './lunch-pool.module.css'

/** The pool behind the warehouse, and the sentence in front of it. */
export const LunchPool = ({ title, hero }: { title: string; hero: SectionIn<'jobs', 'hero'> }) => (
  <header className={styles.opening}>
    <div className={styles.words}>
      <h1>{title}</h1>
      <Prose html={hero.html} />
    </div>
    {hero.picture !== undefined && (
      <div className={styles.picture}>
        <PictureView
          picture={hero.picture}
          portrait={hero.pictures?.[0]}
          sizes="(min-width: 51rem) 60vw, 100vw"
          priority
        />
      </div>
    )}
  </header>
)
