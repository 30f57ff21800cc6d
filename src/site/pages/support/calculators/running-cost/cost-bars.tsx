import styles from './cost-bars.module.css'

interface Bar {
  name: string
  cost: number
  text: string
}

/** Two costs to one scale. */
export const CostBars = ({ bars }: { bars: readonly Bar[] }) => {
  const most = Math.max(...bars.map(({ cost }) => cost))
  return (
    <ul className={styles.bars}>
      {bars.map(({ name, cost, text }, index) => (
        <li key={name}>
          <span>{name}</span>
          <strong>{text}</strong>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect className={index === 0 ? styles.robot : styles.pump} width={(cost / most) * 100} height="8" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
