import { PictureView } from '../../components/picture-view.tsx'
import { Items } from '../../components/sections/items.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './anatomy.module.css'

/** The whole of it, with a line from each part to what is worth knowing about it. */
export const Anatomy = ({ section: { heading, picture, items = [] } }: { section: SectionIn<'niya', 'anatomy'> }) => (
  <section className="section">
    <div className="wrap">
      <h2>{heading}</h2>
      <div className={styles.drawing}>
        {picture !== undefined && (
          <div className={`cutout ${styles.picture}`}>
            <PictureView picture={picture} sizes="(min-width: 51rem) 36rem, 92vw" />
          </div>
        )}
        <ul className={styles.parts}>
          <Items items={items} valueClass={styles.value} />
        </ul>
      </div>
    </div>
  </section>
)
