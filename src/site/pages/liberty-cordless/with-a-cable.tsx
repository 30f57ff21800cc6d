import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './with-a-cable.module.css'

/** What the cable is still good for, with the cable. */
export const WithACable = ({
  section: { heading, html, picture },
}: {
  section: SectionIn<'liberty-cordless', 'cable'>
}) => (
  <section className={`sand ${styles.band}`}>
    <div className={`wrap ${styles.columns}`}>
      <div>
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      {picture !== undefined && (
        <div className={`cutout ${styles.cable}`}>
          <PictureView picture={picture} sizes="(min-width: 51rem) 50vw, 100vw" />
        </div>
      )}
    </div>
  </section>
)
