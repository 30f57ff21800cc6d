import { ActionLinks } from '../../components/action-links.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn, SectionItem } from '../../content/section.ts'
import styles from './numbered-pad.module.css'

interface Props {
  title: string
  hero: SectionIn<'ecoclear-pool-equipment', 'hero'>
  /** In the order of the numbers in the picture, as the water goes: pump, filter, heat pump, chlorinator. */
  callouts: SectionItem[]
}

/** The whole pad as one picture, numbered; under it what each number comes to. */
export const NumberedPad = ({ title, hero, callouts }: Props) => (
  <header>
    <div className={`wrap ${styles.words}`}>
      <h1>{title}</h1>
      <div>
        <p className="lead">{hero.heading}</p>
        <Prose html={hero.html} />
        <ActionLinks actions={hero.actions} />
      </div>
    </div>
    {hero.picture !== undefined && (
      <div className={styles.pad}>
        <PictureView picture={hero.picture} portrait={hero.pictures?.[0]} sizes="100vw" priority />
        <div className={styles.numbers} aria-hidden="true">
          {callouts.map(({ title: name }, index) => (
            <span key={name}>{index + 1}</span>
          ))}
        </div>
      </div>
    )}
    <ol className={`wrap ${styles.callouts}`}>
      {callouts.map(({ title: name, value, text, href }, index) => (
        <li key={name}>
          <a href={href}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              {name}
              <strong>{value}</strong>
              <small>{text}</small>
            </span>
          </a>
        </li>
      ))}
    </ol>
  </header>
)
