import { type ReactNode, useId, useState } from 'react'
import type { Typed } from '../../../domain/models/typed-figures.ts'
import styles from './figure-form.module.css'

interface Props {
  label: string
  /** What the button says. */
  go: string
  /** What stands behind the figure. */
  unit?: string
  /** As it was answered before, or as it is set by other means. */
  text: string
  onText: (text: string) => void
  parse: (text: string) => Typed
  onAnswer: (value: number) => void
  children?: ReactNode
}

/** A figure that is typed. What makes no sense is answered in words, and stays to be mended. */
export const FigureForm = ({ label, go, unit, text, onText, parse, onAnswer, children }: Props) => {
  const [error, setError] = useState<string>()
  const id = useId()
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const typed = parse(text)
        if (typed.ok) return onAnswer(typed.value)
        setError(typed.error)
        document.getElementById(id)?.focus()
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <span className={styles.field} data-wrong={error !== undefined || undefined}>
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            value={text}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-error`}
            onChange={({ target }) => {
              setError(undefined)
              onText(target.value)
            }}
          />
          {unit !== undefined && <span>{unit}</span>}
        </span>
        <button type="submit" className="button">
          {go}
        </button>
      </div>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
      {children}
    </form>
  )
}
