import { ActionLinks } from '../../components/action-links.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './after-hours.module.css'

/** The pool with nobody in it: at night, unless the editor asks for the sun. */
export const AfterHours = ({ title, hero }: { title: string; hero: SectionIn<'dolphin-commercial', 'hero'> }) => (
  <section
    className={`${hero.setting === 'sun' ? '' : 'deep'} ${styles.hall}`}
    data-under-header={hero.setting === 'sun' ? 'stage' : 'night'}
    data-setting={hero.setting ?? 'night'}
  >
    {hero.picture !== undefined && (
      <div className={styles.picture}>
        <PictureView picture={hero.picture} portrait={hero.pictures?.[0]} sizes="100vw" priority />
      </div>
    )}
    <div className={`wrap ${styles.words}`}>
      <h1>{title}</h1>
      <div className={styles.aside}>
        {hero.heading !== undefined && <p className={styles.promise}>{hero.heading}</p>}
        <Prose html={hero.html} />
        <ActionLinks actions={hero.actions} />
      </div>
    </div>
  </section>
)
