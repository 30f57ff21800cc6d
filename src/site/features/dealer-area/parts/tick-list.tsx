import { useId } from 'react'
import styles from './tick-list.module.css'

interface Props {
  legend: string
  options: readonly { readonly value: string; readonly label: string }[]
  chosen: readonly string[]
  problem: string
  onChoose: (chosen: readonly string[]) => void
}

/** Several of a list. */
export const TickList = ({ legend, options, chosen, problem, onChoose }: Props) => {
  const id = useId()
  return (
    <fieldset className={styles.list} aria-describedby={problem === '' ? undefined : id}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="tick">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            aria-invalid={problem !== '' || undefined}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(
                options
                  .map((option) => option.value)
                  .filter((each) => (each === value ? checked : chosen.includes(each))),
              )
            }
          />
          {label}
        </label>
      ))}
      {problem !== '' && (
        <p id={id} className="field-error">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
