import type { AnySection } from '../../content/section.ts'
import { ActionLinks } from '../action-links.tsx'
import { PictureView } from '../picture-view.tsx'
import { Prose } from '../prose.tsx'
import styles from './text-section.module.css'

/** Words, alone or beside a picture. A picture that can be seen through stands on a stage. */
export const TextSection = ({ section: { kind, heading, html, picture, actions } }: { section: AnySection }) => {
  const words = (
    <>
      <Prose html={html} />
      <ActionLinks actions={actions} />
    </>
  )
  return (
    <section className={`section ${kind === 'callToAction' ? 'sand' : ''}`}>
      <div className={`wrap ${styles.columns}`} data-picture={picture && (picture.tones ? 'scene' : 'cut-out')}>
        <div>
          {heading !== undefined && <h2>{heading}</h2>}
          {picture && words}
        </div>
        <div className={picture ? styles.picture : styles.words}>
          {picture ? <PictureView picture={picture} sizes="(min-width: 51rem) 36rem, 92vw" /> : words}
        </div>
      </div>
    </section>
  )
}
