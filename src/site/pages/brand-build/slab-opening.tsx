import { ActionLinks } from '../../components/action-links.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './slab-opening.module.css'
import { SlabPlan } from './slab-plan.tsx'

/** The page opens on the drawing its customers receive. */
export const SlabOpening = ({ title, hero }: { title: string; hero: SectionIn<'build', 'hero'> }) => (
  <header className={`deep ${styles.sheet}`}>
    <div className={`wrap ${styles.opening}`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className="lead">{hero.heading}</p>
        <Prose html={hero.html} />
        <ActionLinks actions={hero.actions} />
      </div>
      <div className={styles.plan}>
        <SlabPlan />
      </div>
      <ol className={styles.legend}>
        {(hero.items ?? []).map(({ title: part, value }) => (
          <li key={part}>
            {part} <span>{value}</span>
          </li>
        ))}
      </ol>
    </div>
  </header>
)
