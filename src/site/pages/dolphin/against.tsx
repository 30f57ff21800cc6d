import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './against.module.css'

const perTile = 20

type Hose = SectionIn<'dolphin', 'hose'>

const figureOf = ({ watts, litres }: Hose['items'][number]): number | undefined => watts ?? litres

/** Two things measured by the same tile, in pairs: ours first, then what it stands against. */
export const Against = ({ section: { heading, html, items } }: { section: Hose }) => {
  const longest = Math.max(...items.flatMap((item) => figureOf(item) ?? [])) / perTile
  return (
    <section className="section">
      <div className="wrap">
        <div className={styles.heading}>
          <h2>{heading}</h2>
          <Prose html={html} />
        </div>
        <ul className={styles.pairs}>
          {items.map((item) => {
            const figure = figureOf(item)
            return (
              <li key={item.title}>
                <p className={styles.figure}>{item.value}</p>
                <div>
                  <h3>{item.title}</h3>
                  {item.text !== undefined && <p>{item.text}</p>}
                </div>
                {figure !== undefined && (
                  <div className={styles.tiles}>
                    <Tiles count={figure / perTile} of={longest} />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
