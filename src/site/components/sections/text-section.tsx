import type { Section } from '../../content/section.ts'
import { ActionLinks } from '../action-links.tsx'
import { PictureView } from '../picture-view.tsx'
import { Prose } from '../prose.tsx'
import styles from './text-section.module.css'

export const TextSection = ({ section: { heading, html, picture, pictures = [], actions } }: { section: Section }) => (
  <section className={`section wrap ${picture === undefined ? '' : styles.withPicture}`}>
    <div className={styles.words}>
      {heading !== undefined && <h2>{heading}</h2>}
      {html !== undefined && <Prose html={html} />}
      {actions !== undefined && <ActionLinks actions={actions} />}
    </div>
    {[...(picture === undefined ? [] : [picture]), ...pictures].map((each) => (
      <div key={each.id} className={styles.picture}>
        <PictureView picture={each} sizes="(min-width: 60rem) 36rem, 90vw" />
      </div>
    ))}
  </section>
)
