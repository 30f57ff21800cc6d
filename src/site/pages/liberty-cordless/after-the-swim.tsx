import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { ImageTextSection } from '../../content/section.ts'
import styles from './after-the-swim.module.css'

/** Two things that happen out of the water, the second a step lower than the first. */
export const AfterTheSwim = ({ sections }: { sections: ImageTextSection[] }) => (
  <div className={`section wrap ${styles.steps}`}>
    {sections.map(({ heading, html, picture }) => (
      <section key={heading}>
        {picture !== undefined && (
          <div className={`cutout ${styles.picture}`}>
            <PictureView picture={picture} sizes="(min-width: 51rem) 34rem, 92vw" />
          </div>
        )}
        <h2>{heading}</h2>
        <Prose html={html} />
      </section>
    ))}
  </div>
)
