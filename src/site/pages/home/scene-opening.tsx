import { ActionLinks } from '../../components/action-links.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import { useAlive } from '../../state/use-alive.ts'
import styles from './scene-opening.module.css'

/** One scene, one sentence, two actions. The words stand in the water above the machine. */
export const SceneOpening = ({ title, hero }: { title: string; hero: SectionIn<'home', 'hero'> }) => (
  <section
    className={styles.scene}
    data-under-header="scene"
    data-setting={hero.setting}
    data-lit={useAlive() || undefined}
  >
    {hero.picture !== undefined && (
      <div className={styles.picture}>
        <PictureView picture={hero.picture} portrait={hero.pictures?.[0]} sizes="100vw" priority />
      </div>
    )}
    <div className={`wrap ${styles.words}`}>
      <h1>{title}</h1>
      <div className={styles.aside}>
        <Prose html={hero.html} />
        <ActionLinks actions={hero.actions} />
      </div>
    </div>
  </section>
)
