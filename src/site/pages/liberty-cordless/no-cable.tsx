import { ActionLinks } from '../../components/action-links.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './no-cable.module.css'

/** The robot drives over its own name; a broken line shows the cable that is not there. */
export const NoCable = ({ title, hero }: { title: string; hero: SectionIn<'liberty-cordless', 'hero'> }) => (
  <section className={styles.stage} data-under-header="stage">
    <svg className={styles.line} viewBox="-76 0 1440 760" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <path d="M1460 96C1330 70 1290 190 1190 176S1010 52 880 92s-84 196-176 214-150-92-96-146 158 10 128 108-110 120-60 176" />
    </svg>
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.words}>
        {hero.heading !== undefined && <p className={styles.promise}>{hero.heading}</p>}
        <Prose html={hero.html} />
        <ActionLinks actions={hero.actions} />
      </div>
      {hero.picture !== undefined && (
        <div className={`cutout ${styles.robot}`}>
          <PictureView picture={hero.picture} sizes="(min-width: 51rem) 44rem, 100vw" priority />
          {hero.items?.map((item) => (
            <p key={item.title} className={styles.caption}>
              {item.title}
            </p>
          ))}
        </div>
      )}
      <h1>{title}</h1>
    </div>
  </section>
)
