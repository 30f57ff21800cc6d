import { type FormEvent, useId, useRef, useState } from 'react'
import type { GuestKeys, LookUpProblems } from './guest-keys.ts'
import { lookUpProblems } from './guest-keys.ts'
import styles from './look-up-form.module.css'

interface Props {
  /** As the link says it; empty for none. */
  number: string
  isBusy: boolean
  problem: string | undefined
  onLookUp: (keys: GuestKeys) => void
}

/** Number and address: both are in every letter about an order. */
export const LookUpForm = ({ number, isBusy, problem, onLookUp }: Props) => {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<LookUpProblems>({})

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || form.current === null) return
    const given = new FormData(form.current)
    const [typed, email] = [String(given.get('number')), String(given.get('email'))]
    const wrong = lookUpProblems(typed, email)
    setProblems(wrong)
    const [first] = Object.keys(wrong)
    if (first === undefined) return onLookUp({ number: typed.trim(), proof: email.trim() })
    form.current.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  const field = (name: 'number' | 'email', label: string, hint: string, more: object) => (
    <div className={styles.item}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        className="field"
        name={name}
        spellCheck={false}
        aria-invalid={problems[name] !== undefined || undefined}
        aria-describedby={`${id}-${name}-note`}
        {...more}
      />
      <p id={`${id}-${name}-note`} className={problems[name] === undefined ? styles.hint : 'field-error'}>
        {problems[name] ?? hint}
      </p>
    </div>
  )
  return (
    <form ref={form} className={styles.form} data-early onSubmit={submit} noValidate aria-busy={isBusy}>
      {field('number', 'Order number', 'Such as AU-10482-6', {
        // Another link, another number.
        key: number,
        defaultValue: number,
        autoComplete: 'off',
        autoCapitalize: 'characters',
      })}
      {field('email', 'Email address', 'The one you ordered with', { type: 'email', autoComplete: 'email' })}
      <div role="alert">{problem !== undefined && <p className={`notice ${styles.problem}`}>{problem}</p>}</div>
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? 'One moment' : 'Show the order'}
      </button>
    </form>
  )
}
