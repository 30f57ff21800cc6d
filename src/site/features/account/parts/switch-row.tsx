import { useId, useState } from 'react'
import { useChange } from '../me/use-change.ts'
import type { setNewsletter } from '../operations/set-newsletter.ts'
import type { setServiceReminders } from '../operations/set-service-reminders.ts'
import styles from './switch-row.module.css'

interface Props {
  change: typeof setNewsletter | typeof setServiceReminders
  isOn: boolean
  label: string
  children: string
}

/** Something that is on or off: it is saved as it is switched. */
export const SwitchRow = ({ change, isOn, label, children }: Props) => {
  const id = useId()
  const { isBusy, problem, run } = useChange()
  const [wanted, setWanted] = useState(isOn)
  const [said, setSaid] = useState('')
  const shown = isBusy ? wanted : isOn
  return (
    <div className={styles.row}>
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-note`}>{children}</p>
        <p role="status" className={styles.said}>
          {said}
        </p>
        <p role="alert" className={`field-error ${styles.problem}`}>
          {problem}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={shown}
        aria-checked={shown}
        aria-describedby={`${id}-note`}
        onChange={async ({ target: { checked } }) => {
          setWanted(checked)
          setSaid('')
          if (await run(change, { on: checked })) setSaid(checked ? 'On from now.' : 'Off from now.')
        }}
      />
    </div>
  )
}
