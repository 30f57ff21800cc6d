import { Prose } from '../../components/prose.tsx'
import { Items } from '../../components/sections/items.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './water-sum.module.css'

const weeks = 52

/** A year of vacuuming to waste, a tile each time, and what it comes to. */
export const WaterSum = ({
  section: { heading, html, items },
}: {
  section: SectionIn<'dolphin-commercial', 'water-sum'>
}) => {
  const [count] = items.flatMap(({ times }) => times ?? [])
  return (
    <section className="section wrap">
      <div className={styles.heading}>
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      {count !== undefined && <Tiles count={count} of={count} rows={count / weeks} />}
      <ol className={styles.sum}>
        <Items items={items} valueClass={styles.figure} />
      </ol>
    </section>
  )
}
