import { type FormEvent, useId, useRef, useState } from 'react'
import { dayWords } from '../../../../domain/calendar/day-words.ts'
import { randomKey } from '../../../data/random-key.ts'
import type { GuestOrder, Reason } from './guest-answer.ts'
import type { GuestKeys } from './guest-keys.ts'
import styles from './guest-order.module.css'
import { startReturn } from './start-return.ts'
import type { Act } from './use-guest-order.ts'

interface Props {
  found: GuestOrder
  keys: GuestKeys
  act: Act
}

const reasons: readonly { value: Reason; label: string }[] = [
  { value: 'CHANGE_OF_MIND', label: 'I changed my mind' },
  { value: 'FAULTY', label: 'It doesn’t work' },
  { value: 'DAMAGED', label: 'It came damaged' },
  { value: 'WRONG_ITEM', label: 'It isn’t what I ordered' },
]

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, units) => units)

/** What is chosen, of what was typed. */
const chosenLines = (given: FormData): { position: number; units: number }[] =>
  [...given.entries()].flatMap(([name, value]) => {
    const [, position] = /^units-(\d+)$/.exec(name) ?? []
    const units = Number(value)
    return position === undefined || units < 1 ? [] : [{ position: Number(position), units }]
  })

/** Gives what goes back its number at once. */
export const ReturnSection = ({ found, keys, act }: Props) => {
  const { order, canChangeMind, returnUntil, returns } = found
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  /** Kept over a lost answer: asked again, it is the same return. */
  const [key, setKey] = useState(randomKey)
  const offered = reasons.filter(({ value }) => canChangeMind || value !== 'CHANGE_OF_MIND')
  const single = order.lines.length === 1 && order.lines[0]?.quantity === 1

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || form.current === null) return
    const given = new FormData(form.current)
    const lines = chosenLines(given)
    const reason = offered.find(({ value }) => value === given.get('reason'))?.value
    if (lines.length === 0) return setProblem('Choose what you want to send back.')
    if (reason === undefined) return setProblem('Choose a reason.')
    setBusy(true)
    setProblem('')
    const done = await act(startReturn, { ...keys, key, lines, reason, words: String(given.get('words')) })
    setBusy(false)
    if (typeof done === 'string') return setProblem(done)
    setKey(randomKey())
    form.current?.reset()
  }

  return (
    <section className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>Send something back</h2>
      <p>
        {canChangeMind && returnUntil !== null
          ? `Unused, until ${dayWords(returnUntil)}. Anything faulty, damaged or wrong: any time, at our cost.`
          : 'It’s too late to change your mind. Anything faulty, damaged or wrong can come back at any time, at our cost.'}
      </p>
      <div role="status">
        {returns.map(({ number, units }) => (
          <p key={number} className="notice">
            <strong>{number}</strong> is open for {units === 1 ? 'one item' : `${units} items`}. Write the number on the
            carton. The address is in our email to {order.email}.
          </p>
        ))}
      </div>
      <form ref={form} className={styles.return} onSubmit={submit} noValidate aria-busy={isBusy}>
        <fieldset>
          <legend>What goes back</legend>
          {order.lines.map(({ sku, name, quantity }, position) =>
            quantity === 1 ? (
              <label key={sku} className={styles.check}>
                <input type="checkbox" name={`units-${position}`} value="1" defaultChecked={single} />
                {name}
              </label>
            ) : (
              <label key={sku} className={styles.check}>
                <select className="field" name={`units-${position}`} defaultValue="0">
                  {upTo(quantity).map((units) => (
                    <option key={units} value={units}>
                      {units} of {quantity}
                    </option>
                  ))}
                </select>
                {name}
              </label>
            ),
          )}
        </fieldset>
        <fieldset>
          <legend>Why</legend>
          {offered.map(({ value, label }) => (
            <label key={value} className={styles.check}>
              <input type="radio" name="reason" value={value} />
              {label}
            </label>
          ))}
        </fieldset>
        <div>
          <label className={styles.label} htmlFor={`${id}-words`}>
            Anything we should know <span className={styles.optional}>optional</span>
          </label>
          <textarea id={`${id}-words`} className="field" name="words" rows={3} maxLength={2000} />
        </div>
        <p role="alert" className="field-error">
          {problem}
        </p>
        <button type="submit" className="button button-quiet" aria-disabled={isBusy}>
          {isBusy ? 'One moment' : 'Get a return number'}
        </button>
      </form>
    </section>
  )
}
