import { OnwardLink } from '../../components/onward-link.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './idea.module.css'
import { idOf } from './idea-id.ts'
import { Millimetres } from './millimetres.tsx'

/** One pool, one change: a scene from edge to edge, a device on its stage, or a drawing in tiles, and two figures. */
export const Idea = ({ idea, side }: { idea: SectionIn<'ideas', 'idea'>; side: 'left' | 'right' }) => {
  const { heading, html, picture, items, actions = [] } = idea
  const sort = picture === undefined ? 'drawing' : picture.tones === undefined ? 'device' : 'scene'
  return (
    <section className={styles.idea} data-sort={sort} data-side={side} id={idOf(idea)}>
      {picture !== undefined && (
        <div className={`${styles.picture} ${sort === 'device' ? 'cutout' : ''}`}>
          <PictureView picture={picture} sizes={sort === 'scene' ? '100vw' : '(min-width: 51rem) 40rem, 92vw'} />
        </div>
      )}
      {picture === undefined && <Millimetres items={items} />}
      <div className={styles.words}>
        <h2>{heading}</h2>
        <Prose html={html} />
        {actions.map(({ label, href }) => (
          <p key={href}>
            <OnwardLink href={href}>{label}</OnwardLink>
          </p>
        ))}
      </div>
      <dl className={styles.figures}>
        {items.map(({ title, value, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <strong>{value}</strong> {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
