import styles from './page.module.css'

const surfaces = ['bg', 'sand', 'sand2', 'raised', 'stage', 'stageSand', 'stageSun', 'stageMint'] as const

export const Colours = () => (
  <ul className={styles.colours}>
    {surfaces.map((surface) => (
      <li key={surface} className={styles[surface]}>
        <strong>{surface}</strong> text <span className="muted">muted</span> <a href="#colours">link to colours</a>
      </li>
    ))}
    <li className="deep">
      <strong>deep</strong> text <span className="muted">muted</span> <a href="#colours">link to colours</a>
    </li>
  </ul>
)
