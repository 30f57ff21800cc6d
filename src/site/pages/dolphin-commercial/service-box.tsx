import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './service-box.module.css'

/** What travels with the machine, laid out as it lies in the box. */
export const ServiceBox = ({
  section: { heading, html, picture, pictures = [], items = [] },
}: {
  section: SectionIn<'dolphin-commercial', 'service-box'>
}) => (
  <section className={styles.band}>
    <div className={`wrap ${styles.columns}`}>
      <div>
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      {picture !== undefined && (
        <div className={`cutout ${styles.machine}`}>
          <PictureView picture={picture} sizes="(min-width: 51rem) 34rem, 92vw" />
        </div>
      )}
      <ul className={styles.box}>
        {items.map(({ title }, index) => {
          const part = pictures[index]
          return (
            <li key={title}>
              {part !== undefined && <PictureView picture={part} sizes="(min-width: 51rem) 16rem, 44vw" />}
              {title}
            </li>
          )
        })}
      </ul>
    </div>
  </section>
)
