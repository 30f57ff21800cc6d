import { type ReactNode, useId } from 'react'
import styles from './choice-row.module.css'

interface Option<Value extends string> {
  value: Value
  label: string
  drawing?: ReactNode
}

interface Props<Value extends string> {
  legend: string
  options: readonly Option<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

/** One of a few, all in sight and each as large as a wet thumb. */
export const ChoiceRow = <Value extends string>({ legend, options, value, onChoose }: Props<Value>) => {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.options} data-drawn={options.some(({ drawing }) => drawing) || undefined}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.drawing}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
