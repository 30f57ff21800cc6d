import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './depths.module.css'

/** The pool from its waterline to its floor, a band for each depth. The ruler at the window's edge is the scroll. */
export const Depths = ({ bands }: { bands: SectionIn<'dolphin', 'depth'>[] }) => (
  <div className={styles.depths}>
    {bands.map(({ heading, html, picture, depth }, index) => (
      <section key={heading} className={styles.band} data-band={index}>
        <div className={`wrap ${styles.columns}`}>
          <p className={styles.depth}>
            {depth.toFixed(1)} <small>m</small>
          </p>
          <div className={styles.words}>
            <h2>{heading}</h2>
            <Prose html={html} />
          </div>
          {picture !== undefined && (
            <div className={styles.picture} data-cut-out={picture.tones === undefined || undefined}>
              <PictureView
                picture={picture}
                sizes={index === bands.length - 1 ? '100vw' : '(min-width: 51rem) 40rem, 100vw'}
              />
            </div>
          )}
        </div>
      </section>
    ))}
    <div className={styles.ruler} aria-hidden="true">
      <span className={styles.reading} />
    </div>
  </div>
)
