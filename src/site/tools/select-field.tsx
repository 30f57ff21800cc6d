import { useId } from 'react'
import styles from './number-field.module.css'

interface Props {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChoose: (value: string) => void
}

/** One of many. */
export const SelectField = ({ label, options, value, onChoose }: Props) => {
  const id = useId()
  return (
    <div className={styles.number}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field" value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
