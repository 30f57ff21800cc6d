import { ActionLinks } from '../../components/action-links.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './surface.module.css'

interface Props {
  title: string
  hero: SectionIn<'skimmi', 'hero'>
  price: string | undefined
}

/** Sunlight above, water below, and the skimmer where they meet, up to its paddles in it. */
export const Surface = ({ title, hero, price }: Props) => (
  <section className={styles.surface} data-under-header="stage">
    <div className={`wrap ${styles.columns}`}>
      <h1>{title}</h1>
      <div className={styles.words}>
        {hero.heading !== undefined && <p className={styles.promise}>{hero.heading}</p>}
        <Prose html={hero.html} />
        <ActionLinks actions={hero.actions} />
        {price !== undefined && <p className={styles.price}>{price}</p>}
      </div>
      {hero.picture !== undefined && (
        <div className={styles.boat}>
          <PictureView picture={hero.picture} sizes="(min-width: 51rem) 46rem, 100vw" priority />
        </div>
      )}
    </div>
    <div className={styles.water} />
  </section>
)
