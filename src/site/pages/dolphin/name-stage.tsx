import { ActionLinks } from '../../components/action-links.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './name-stage.module.css'

/** The name as large as the window allows; the robot stands before its feet, in the weather of the edition. */
export const NameStage = ({ title, hero }: { title: string; hero: SectionIn<'dolphin', 'hero'> }) => (
  <section className={styles.stage} data-under-header="stage" data-weather={hero.setting}>
    <div className={`wrap ${styles.columns}`}>
      <h1>{title}</h1>
      {hero.picture !== undefined && (
        <div className={`cutout ${styles.robot}`}>
          <PictureView picture={hero.picture} sizes="(min-width: 51rem) 52rem, 104vw" priority />
        </div>
      )}
      <div className={styles.words}>
        {hero.heading !== undefined && <p className={styles.promise}>{hero.heading}</p>}
        <Prose html={hero.html} />
        <ActionLinks actions={hero.actions} />
      </div>
    </div>
  </section>
)
