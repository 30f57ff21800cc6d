import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './by-the-spa.module.css'

/** How to use it, beside the spa, and how little of a charge that takes: one tile is one minute. */
export const ByTheSpa = ({
  section: { heading, html, items, pictures: [picture] = [] },
}: {
  section: SectionIn<'niya', 'spa'>
}) => {
  const use = items.find(({ chargeMinutes }) => chargeMinutes !== undefined)
  return (
    <section className={styles.columns}>
      {picture !== undefined && (
        <div className={styles.picture}>
          <PictureView picture={picture} sizes="(min-width: 51rem) 56vw, 100vw" />
        </div>
      )}
      <div className={styles.words}>
        <h2>{heading}</h2>
        <ol className="rows">
          {items.map(({ title, text, value }) => (
            <li key={title}>
              <h3>{title}</h3>
              {value !== undefined && <b>{value}</b>}
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {use?.minutes !== undefined && use.chargeMinutes !== undefined && (
          <Tiles count={use.minutes} of={use.chargeMinutes} rows={3} />
        )}
        <Prose html={html} />
      </div>
    </section>
  )
}
