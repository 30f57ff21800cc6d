import type { AnySection } from '../../content/section.ts'
import { ActionLinks } from '../action-links.tsx'
import { PictureView } from '../picture-view.tsx'
import { Prose } from '../prose.tsx'
import styles from './gallery-section.module.css'

/** Pictures an editor picked: the first large, the others beside it. */
export const GallerySection = ({ section: { heading, html, pictures = [], actions } }: { section: AnySection }) => (
  <section className="section wrap">
    <div className="heading-row">
      {heading !== undefined && <h2>{heading}</h2>}
      <Prose html={html} />
    </div>
    <div className={styles.gallery}>
      {pictures.map((picture, index) => (
        <PictureView
          key={picture.id}
          picture={picture}
          sizes={index === 0 ? '(min-width: 51rem) 48rem, 92vw' : '(min-width: 51rem) 24rem, 46vw'}
        />
      ))}
    </div>
    <ActionLinks actions={actions} />
  </section>
)
