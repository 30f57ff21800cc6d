import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { RobotModel } from '../../content/robot-model.ts'
import type { SectionIn } from '../../content/section.ts'
import styles from './that-fit.module.css'

/** The robots that suit such a pool, in rows, the wall answered first. */
export const ThatFit = ({
  section: { heading, html },
  models,
}: {
  section: SectionIn<'above-ground-pool-cleaners', 'models'>
  models: RobotModel[]
}) => (
  <section className="section wrap">
    <div className="heading-row">
      <h2>{heading}</h2>
      <Prose html={html} />
    </div>
    <ul className={`rows ${styles.models}`}>
      {models.map(({ href, name, price, picture, lengthM, cleans, facts }) => (
        <li key={href}>
          <a href={href}>
            <span className={`cutout ${styles.robot}`}>
              <PictureView picture={picture} sizes="9rem" />
            </span>
            <strong>{name}</strong>
            <span>Up to {lengthM} m across</span>
            <span>{cleans.includes('walls') ? 'Floor and walls' : 'Floor only'}</span>
            <span>
              {facts['Power source']}, {facts.Drive?.toLowerCase()}, {facts.Weight}
            </span>
            <b>{price}</b>
          </a>
        </li>
      ))}
    </ul>
  </section>
)
