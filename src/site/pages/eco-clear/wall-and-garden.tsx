import { ActionLinks } from '../../components/action-links.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './wall-and-garden.module.css'

/** Half a wall with the unit on it, half the garden it works for. */
export const WallAndGarden = ({ title, hero }: { title: string; hero: SectionIn<'eco-clear', 'hero'> }) => {
  const garden = hero.pictures?.[0]
  return (
    <header className={styles.opening}>
      <div className={styles.wall}>
        <h1>{title}</h1>
        <p className="lead">{hero.heading}</p>
        <Prose html={hero.html} />
        <ActionLinks actions={hero.actions} />
      </div>
      <div className={styles.garden}>
        {garden !== undefined && <PictureView picture={garden} sizes="(min-width: 51rem) 70vw, 130vw" priority />}
        {hero.picture !== undefined && (
          <div className={`cutout ${styles.unit}`}>
            <PictureView picture={hero.picture} sizes="(min-width: 51rem) 34rem, 60vw" />
          </div>
        )}
      </div>
    </header>
  )
}
