import { PictureView } from '../../components/picture-view.tsx'
import type { Cutaway as Sawn } from '../../content/catalogue.ts'
import styles from './cutaway.module.css'

interface Props extends Sawn {
  /** Without that of its line. */
  name: string
}

/** The machine sawn in two: numbers in the picture, and in the list what they stand for. */
export const Cutaway = ({ name, picture, labels }: Props) => (
  <section className={`section wrap ${styles.cutaway}`}>
    <h2>Inside the {name}</h2>
    <div className={`cutout ${styles.sawn}`}>
      <PictureView picture={picture} sizes="(min-width: 64rem) 46rem, 96vw" />
      <svg aria-hidden="true">
        {labels.map(({ title, x, y }, index) => (
          <g key={title}>
            <circle cx={`${x}%`} cy={`${y}%`} />
            <text x={`${x}%`} y={`${y}%`}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
    <ol className={styles.labels}>
      {labels.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true">{index + 1}</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
