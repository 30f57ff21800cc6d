import { OnwardLink } from '../../components/onward-link.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { RobotModel } from '../../content/robot-model.ts'
import type { SectionIn } from '../../content/section.ts'
import { CompareListed } from '../../features/compare/compare-listed.tsx'
import { Icon } from '../../icons/icon.tsx'
import styles from './side-by-side.module.css'

const parts = [
  ['floor', 'floor'],
  ['walls', 'wall'],
  ['waterline', 'waterline'],
] as const

interface Props {
  section: SectionIn<'dolphin', 'models'>
  models: RobotModel[]
  /** What every model's name begins with; here it goes without saying. */
  family: string
}

/** Models next to each other, every row at the same height. The one most owners have carries a bar. */
export const SideBySide = ({ section: { heading, html, actions = [] }, models, family }: Props) => {
  const longest = Math.max(...models.map(({ lengthM }) => lengthM))
  return (
    <section className="section">
      <div className="wrap heading-row">
        <h2>{heading}</h2>
        {actions.map(({ label, href }) => (
          <OnwardLink key={href} href={href}>
            {label}
          </OnwardLink>
        ))}
      </div>
      <ul className={styles.models}>
        {models.map(({ href, name, price, picture, lengthM, cleans, facts, mostOwned }) => {
          const short = name.replace(`${family} `, '')
          return (
            <li key={href} data-most-owned={mostOwned}>
              <div className={`cutout ${styles.robot}`}>
                <PictureView picture={picture} sizes="(min-width: 51rem) 18rem, 64vw" />
              </div>
              <div>
                <h3>{short}</h3>
                <p className={styles.price}>{price}</p>
                <CompareListed href={href} />
              </div>
              <dl>
                <div>
                  <dt>Pool length</dt>
                  <dd>
                    {lengthM} m
                    <Tiles count={lengthM} of={longest} />
                  </dd>
                </div>
                <div>
                  <dt>Cleans</dt>
                  <dd>
                    <span className={styles.parts}>
                      {parts.map(([part, icon]) => (
                        <span key={part} data-off={!cleans.includes(part) || undefined}>
                          <Icon name={icon} />
                        </span>
                      ))}
                    </span>
                    <span className={styles.said}>{cleans.join(', ')}</span>
                  </dd>
                </div>
                {Object.entries(facts).map(([fact, value]) => (
                  <div key={fact}>
                    <dt>{fact}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <a className="button button-quiet" href={href}>
                See {short}
              </a>
            </li>
          )
        })}
      </ul>
      {html !== undefined && (
        <div className="wrap muted small">
          <Prose html={html} />
        </div>
      )}
    </section>
  )
}
