import { useId } from 'react'
import styles from './number-field.module.css'

interface Props<Robot> {
  robots: readonly Robot[]
  /** Name of the one that is picked. */
  value: string
  onPick: (robot: Robot) => void
}

/** One of the robots whose figures a tool knows. */
export const RobotField = <Robot extends { name: string }>({ robots, value, onPick }: Props<Robot>) => {
  const id = useId()
  const pick = (chosen: string) => {
    const robot = robots.find(({ name }) => name === chosen)
    if (robot !== undefined) onPick(robot)
  }
  return (
    <div className={styles.number}>
      <label htmlFor={id}>Robot</label>
      <select id={id} className="field" value={value} onChange={(event) => pick(event.currentTarget.value)}>
        {robots.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
