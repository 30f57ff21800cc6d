import { ActionLinks } from '../../components/action-links.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './mineral-shelf.module.css'

/** Unit, bag and tub on one shelf that starts at half their height. */
export const MineralShelf = ({ title, hero }: { title: string; hero: SectionIn<'mineral-swim', 'hero'> }) => {
  const pictures = [hero.picture, ...(hero.pictures ?? [])].filter((picture) => picture !== undefined)
  return (
    <header className={styles.opening}>
      <div className={`wrap ${styles.words}`}>
        <h1>{title}</h1>
        <div>
          <p className="lead">{hero.heading}</p>
          <Prose html={hero.html} />
          <ActionLinks actions={hero.actions} />
        </div>
      </div>
      <div className={styles.shelf}>
        {pictures.map((picture, index) => (
          <div key={picture.id} className="cutout">
            <PictureView picture={picture} sizes="(min-width: 51rem) 36vw, 80vw" priority={index === 0} />
          </div>
        ))}
      </div>
    </header>
  )
}
