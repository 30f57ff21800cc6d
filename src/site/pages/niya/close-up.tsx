import { ActionLinks } from '../../components/action-links.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './close-up.module.css'

interface Props {
  title: string
  hero: SectionIn<'niya', 'hero'>
  price: string | undefined
}

/** As near as an arm: the chamber fills one side of the window, the words the other. */
export const CloseUp = ({ title, hero, price }: Props) => (
  <section className={styles.stage} data-under-header="stage">
    <div className={styles.words}>
      <h1>{title}</h1>
      {hero.heading !== undefined && <p className={styles.promise}>{hero.heading}</p>}
      <Prose html={hero.html} />
      {price !== undefined && <p className={styles.price}>{price}</p>}
      <ActionLinks actions={hero.actions} />
    </div>
    {hero.picture !== undefined && (
      <div className={styles.picture}>
        <PictureView picture={hero.picture} sizes="(min-width: 51rem) 50vw, 100vw" priority />
      </div>
    )}
  </section>
)
