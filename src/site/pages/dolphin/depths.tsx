import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { Section } from '../../content/section.ts'
import styles from './depths.module.css'

/** "0.9 m: the wall" */
const headed = /^(\d\.\d) m: (.)(.+)$/

export const isDepth = ({ heading = '' }: Section): boolean => headed.test(heading)

/** The pool from its waterline to its floor, a band for each depth. The ruler at the window's edge is the scroll. */
export const Depths = ({ bands }: { bands: Section[] }) => (
  <div className={styles.depths}>
    {bands.map(({ heading = '', html = '', picture }, index) => {
      const [, depth, initial = '', name] = headed.exec(heading) ?? []
      return (
        <section key={heading} className={styles.band} data-band={index}>
          <div className={`wrap ${styles.columns}`}>
            <p className={styles.depth}>
              {depth} <small>m</small>
            </p>
            <div className={styles.words}>
              <h2>
                {initial.toUpperCase()}
                {name}
              </h2>
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
      )
    })}
    <div className={styles.ruler} aria-hidden="true">
      <span className={styles.reading} />
    </div>
  </div>
)
