import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { HeroSection } from '../../content/section.ts'
import type { Reviews } from '../../content/testimonial.ts'
import styles from './verdict.module.css'

interface Props {
  title: string
  hero: HeroSection
  counts: Reviews['counts']
  rating: string
}

/** All reviews at once: a tile for each, by what it gave. */
export const Verdict = ({ title, hero, counts, rating }: Props) => {
  const most = Math.max(...counts.map(({ count }) => count))
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <header className={`wrap ${styles.verdict}`}>
      <h1>{title}</h1>
      <div className={styles.words}>
        <Prose html={hero.html} />
      </div>
      <div>
        <dl className={styles.counts}>
          {counts.map((each) => (
            <div key={each.rating}>
              <dt>
                {each.rating}
                <span className="visually-hidden"> of 5</span>
              </dt>
              <dd>
                <Tiles count={each.count} of={most} />
                <span>{each.count}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="small muted">
          Each tile is one of the {all} reviews here. Counting everybody in our three countries who only ticked a box,
          it is {rating}.
        </p>
      </div>
    </header>
  )
}
