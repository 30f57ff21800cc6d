import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import { roomOf } from './floor-plan.ts'
import styles from './walk.module.css'

const pitch = 10

/** From room to room. All rooms are drawn to one scale: a tile is a square metre. */
export const Walk = ({
  section: { heading, html, items, pictures = [] },
}: {
  section: SectionIn<'about-us', 'rooms'>
}) => {
  const rooms = items.map((item, index) => ({
    ...item,
    ...roomOf(item.squareMetres),
    picture: pictures[index],
  }))
  const widest = Math.max(...rooms.map(({ columns }) => columns)) * pitch
  return (
    <section className="section sand">
      <div className="wrap">
        <div className={styles.heading}>
          <h2>{heading}</h2>
          <Prose html={html} />
        </div>
        <svg className={styles.pattern} aria-hidden="true">
          <pattern id="square-metre" width={pitch} height={pitch} patternUnits="userSpaceOnUse">
            <rect width="8" height="8" rx="1.5" />
          </pattern>
        </svg>
        <ol className={styles.rooms}>
          {rooms.map(({ title, value, text, columns, rows, picture }) => (
            <li key={title}>
              <div className={styles.words}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              {picture !== undefined && (
                <div
                  className={`${styles.picture} ${picture.tones ? '' : 'cutout'}`}
                  data-scene={picture.tones && 'true'}
                >
                  <PictureView picture={picture} sizes="(min-width: 51rem) 24rem, 92vw" />
                </div>
              )}
              <div className={styles.floor}>
                <svg viewBox={`0 0 ${widest} ${rows * pitch}`} aria-hidden="true">
                  <rect className={styles.tiles} width={columns * pitch} height={rows * pitch} />
                </svg>
                <p className="small muted">{value}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
