import { useId, useRef } from 'react'
import type { MeantMeasure } from '../../../domain/pool/mixed-units.ts'
import type { Quantity, Reading } from '../../../domain/pool/quantity.ts'
import styles from './number-field.module.css'

interface Props {
  label: string
  quantity: Quantity
  unit?: string
  value: string
  reading: Reading
  onType: (text: string) => void
  hint?: string | undefined
  /** What else may have been meant. */
  meant?: MeantMeasure | undefined
}

/** A number with its unit. What cannot be is answered beneath it, and what was typed stays. */
export const NumberField = ({ label, quantity, unit = quantity.unit, value, reading, onType, hint, meant }: Props) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const message = reading.state === 'refused' ? reading.message : undefined
  return (
    <div className={styles.number}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <input
          ref={input}
          id={id}
          className="field"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          value={value}
          aria-invalid={message !== undefined}
          aria-describedby={`${id}-unit ${id}-note`}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <span id={`${id}-unit`} className={styles.unit}>
          {unit}
        </span>
      </span>
      <p id={`${id}-note`} className={message === undefined ? `small muted ${styles.hint}` : 'field-error'}>
        {message ?? hint}
      </p>
      <div aria-live="polite">
        {meant !== undefined && (
          <button
            type="button"
            className={styles.meant}
            onClick={() => {
              onType(meant.text)
              // The button is gone then.
              input.current?.focus()
            }}
          >
            Did you mean {meant.label}?
          </button>
        )}
      </div>
    </div>
  )
}
