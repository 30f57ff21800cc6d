import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { Section, SectionItem } from '../../content/section.ts'
import styles from './against.module.css'

const perTile = 20

const tilesOf = ({ value = '' }: SectionItem): number => {
  const figure = Number(value.replace(/[^\d.]/g, ''))
  return Number.isNaN(figure) ? 0 : figure / perTile
}

/** Two things measured by the same tile, in pairs: ours first, then what it stands against. */
export const Against = ({ section: { heading, html, items = [] } }: { section: Section }) => {
  const longest = Math.max(...items.map(tilesOf))
  return (
    <section className="section">
      <div className="wrap">
        <div className={styles.heading}>
          <h2>{heading}</h2>
          <Prose html={html} />
        </div>
        <ul className={styles.pairs}>
          {items.map((item) => (
            <li key={item.title}>
              <p className={styles.figure}>{item.value}</p>
              <div>
                <h3>{item.title}</h3>
                {item.text !== undefined && <p>{item.text}</p>}
              </div>
              {/\d/.test(item.value ?? '') && (
                <div className={styles.tiles}>
                  <Tiles count={tilesOf(item)} of={longest} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
