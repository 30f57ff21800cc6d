import type { AnySection } from '../../content/section.ts'
import { ActionLinks } from '../action-links.tsx'
import { PictureView } from '../picture-view.tsx'
import { Prose } from '../prose.tsx'
import styles from './text-section.module.css'

/** Words, alone or beside a picture. A picture that can be seen through stands on a stage. */
export const TextSection = ({ section: { kind, heading, html, picture, actions } }: { section: AnySection }) => (
  <section className={`section ${kind === 'callToAction' ? 'sand' : ''}`}>
    <div className={`wrap ${styles.columns}`} data-picture={picture && (picture.tones ? 'scene' : 'cut-out')}>
      <div className={styles.heading}>
        {heading !== undefined && <h2>{heading}</h2>}
        {picture !== undefined && <Prose html={html} />}
        {picture !== undefined && <ActionLinks actions={actions} />}
      </div>
      {picture === undefined && (
        <div className={styles.words}>
          <Prose html={html} />
          <ActionLinks actions={actions} />
        </div>
      )}
      {picture !== undefined && (
        <div className={styles.picture}>
          <PictureView picture={picture} sizes="(min-width: 51rem) 36rem, 92vw" />
        </div>
      )}
    </div>
  </section>
)
