import { ActionLinks } from '../../components/action-links.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './molecule-opening.module.css'

/** Three atoms, bent as they are in ozone, and the cabinet that puts them together. */
export const MoleculeOpening = ({ title, hero }: { title: string; hero: SectionIn<'ozone-swim', 'hero'> }) => (
  <header className={styles.stage} data-under-header="stage">
    <svg className={styles.molecule} viewBox="0 0 900 760" aria-hidden="true">
      <path d="M215 505L450 305L685 505" />
      <circle cx="450" cy="290" r="205" />
      <circle cx="205" cy="505" r="165" />
      <circle cx="695" cy="505" r="165" />
    </svg>
    <div className={`wrap ${styles.opening}`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className="lead">{hero.heading}</p>
        <Prose html={hero.html} />
        <ActionLinks actions={hero.actions} />
      </div>
      {hero.picture !== undefined && (
        <div className={`cutout ${styles.cabinet}`}>
          <PictureView picture={hero.picture} sizes="(min-width: 51rem) 44rem, 100vw" priority />
        </div>
      )}
    </div>
  </header>
)
