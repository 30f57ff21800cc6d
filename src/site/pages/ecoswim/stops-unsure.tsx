import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './stops-unsure.module.css'

/** What the panel says when it does not believe a probe, as large as it is meant. */
export const StopsUnsure = ({
  section: { heading, html, picture, items = [] },
}: {
  section: SectionIn<'ecoswim', 'unsure'>
}) => (
  <section className={`deep ${styles.band}`}>
    <div className={`wrap ${styles.columns}`}>
      <div>
        <h2>{heading}</h2>
        <Prose html={html} />
        {items.map(({ title, value }) => (
          <figure key={title} className={styles.message}>
            <blockquote>{title}</blockquote>
            <figcaption className="muted small">{value}</figcaption>
          </figure>
        ))}
      </div>
      {picture !== undefined && (
        <div className={styles.panel}>
          <PictureView picture={picture} sizes="(min-width: 51rem) 44vw, 100vw" />
        </div>
      )}
    </div>
  </section>
)
