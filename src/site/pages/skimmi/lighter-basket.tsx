import { ActionLinks } from '../../components/action-links.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './lighter-basket.module.css'

/** One on top and one below, and what is then left for the one below: one tile is a tenth of a basket. */
export const LighterBasket = ({
  section: { heading, html, picture, pictures: [below] = [], items, actions },
}: {
  section: SectionIn<'skimmi', 'pair'>
}) => (
  <section className={`sand ${styles.band}`}>
    <div className={`wrap ${styles.columns}`}>
      <div>
        <h2>{heading}</h2>
        <Prose html={html} />
        <ul className={styles.baskets}>
          {items.map(({ title, value, percent }) => (
            <li key={title}>
              <Tiles count={percent / 10} of={10} />
              <span>{title}</span> <b>{value}</b>
            </li>
          ))}
        </ul>
        <ActionLinks actions={actions} />
      </div>
      <div className={`cutout ${styles.pair}`}>
        {picture !== undefined && <PictureView picture={picture} sizes="(min-width: 51rem) 24rem, 70vw" />}
        {below !== undefined && <PictureView picture={below} sizes="(min-width: 51rem) 30rem, 84vw" />}
      </div>
    </div>
  </section>
)
