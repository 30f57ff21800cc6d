import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './scale-sheds.module.css'

const plus = 'M-8 0H8M0-8V8'
const minus = 'M-8 0H8'
const crust = 'M0 0q7 9 0 17q9 8 1 18q10 9 0 20q8 8-1 17q9 9 0 21q8 9-1 19q7 9 1 16'
const flakes =
  'M108 62l11-5 3 12zM120 96l12 3-6 9zM102 112l10-8 6 12zM126 134l12-4 1 12zM106 150l13-1-5 10zM124 168l11 1-5 8z'

/** Two plates of the cell, four hours apart. */
const Plates = ({ frame }: { frame: number }) => (
  <svg className={styles.plates} viewBox="40 6 140 176" aria-hidden="true">
    <path className={styles.plate} d="M70 44v132M150 44v132" />
    <path className={styles.sign} transform="translate(70 22)" d={frame === 1 ? minus : plus} />
    <path className={styles.sign} transform="translate(150 22)" d={frame === 1 ? plus : minus} />
    {frame === 1 && <path className={styles.crust} transform="translate(144 46) scale(-2.2 1)" d={`${crust}z`} />}
    {frame === 2 && <path className={styles.crust} transform="translate(76 46) scale(2.2 1)" d={`${crust}z`} />}
    {frame === 2 && <path className={styles.flakes} d={flakes} />}
  </svg>
)

/** How the cell loses its scale, in three frames. */
export const ScaleSheds = ({ section: { heading, html, items } }: { section: SectionIn<'eco-clear', 'scale'> }) => (
  <section className="section sand">
    <div className={`wrap ${styles.columns}`}>
      <div>
        <h2>{heading}</h2>
        <Prose html={html} />
      </div>
      <ol className={styles.frames}>
        {items.map(({ title, text }, frame) => (
          <li key={title}>
            <Plates frame={frame} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
