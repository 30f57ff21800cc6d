import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './scene-story.module.css'

/** A scene from edge to edge that goes dark towards its words. */
export const SceneStory = ({
  section: { heading, html, picture, pictures = [] },
}: {
  section: SectionIn<'dolphin', 'load-shedding'>
}) => (
  <section className={`deep ${styles.story}`}>
    {picture !== undefined && (
      <div className={styles.picture}>
        <PictureView picture={picture} portrait={pictures[0]} sizes="100vw" />
      </div>
    )}
    <div className={`wrap ${styles.words}`}>
      <h2>{heading}</h2>
      <Prose html={html} />
    </div>
  </section>
)
