import { SelectField } from './select-field.tsx'

interface Props<Robot> {
  robots: readonly Robot[]
  /** Name of the one that is picked. */
  value: string
  onPick: (robot: Robot) => void
}

/** One of the robots whose figures a tool knows. */
export const RobotField = <Robot extends { name: string }>({ robots, value, onPick }: Props<Robot>) => (
  <SelectField
    label="Robot"
    value={value}
    options={robots.map(({ name }) => ({ value: name, label: name }))}
    onChoose={(chosen) => {
      const robot = robots.find(({ name }) => name === chosen)
      if (robot !== undefined) onPick(robot)
    }}
  />
)
