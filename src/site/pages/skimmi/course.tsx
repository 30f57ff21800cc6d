import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './course.module.css'

/** Off every wall at another angle. */
const course =
  'M20 60L152 16 264 184 386 16 264 126 122 16 16 128 92 184 244 16 386 118 306 184 40 16 16 72 190 184 386 66 330 16 70 184 16 154 200 16 386 164 350 184 150 16 16 104 130 184 386 34'

/** A pool from above and the way it takes through it: undecided, and everywhere. */
export const Course = ({ section: { heading, html, picture } }: { section: SectionIn<'skimmi', 'course'> }) => (
  <section className="section">
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      {picture !== undefined && (
        <div className={styles.detail}>
          <PictureView picture={picture} sizes="(min-width: 51rem) 24rem, 92vw" />
        </div>
      )}
      <svg className={styles.plan} viewBox="0 0 402 200" aria-hidden="true">
        <rect x="4" y="4" width="394" height="192" rx="10" />
        <path d={course} />
        <ellipse cx="386" cy="34" rx="9" ry="6" />
      </svg>
    </div>
  </section>
)
