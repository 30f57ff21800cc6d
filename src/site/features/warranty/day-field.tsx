import { useId } from 'react'
import styles from '../calculators/number-field.module.css'

interface Props {
  label: string
  /** As 2026-11-15. */
  value: string
  /** The last day that can be. */
  most: string
  message?: string
  onChoose: (day: string) => void
}

/** A day, by the browser's own calendar. */
export const DayField = ({ label, value, most, message, onChoose }: Props) => {
  const id = useId()
  return (
    <div className={styles.number}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className="field"
        value={value}
        max={most}
        aria-invalid={message !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      <p id={`${id}-note`} className="field-error">
        {message}
      </p>
    </div>
  )
}
