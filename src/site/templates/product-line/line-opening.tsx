import { OnwardLink } from '../../components/onward-link.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import type { Picture } from '../../content/picture.ts'
import styles from './line-opening.module.css'

interface Props {
  name: string
  tagline: string
  summary: string
  hero: Picture
  story: string | undefined
}

/** A letterhead: the name on the line's own colour, one picture, one sentence. */
export const LineOpening = ({ name, tagline, summary, hero, story }: Props) => (
  <header className={styles.opening}>
    <div className={styles.words}>
      <h1>{name}</h1>
      <p className={styles.tagline}>{tagline}</p>
      <p>{summary}</p>
      {story !== undefined && <OnwardLink href={story}>{`The whole story of ${name}`}</OnwardLink>}
    </div>
    <div className={styles.picture} data-cut-out={hero.tones === undefined || undefined}>
      <PictureView picture={hero} sizes="(min-width: 51rem) 50vw, 100vw" priority />
    </div>
  </header>
)
