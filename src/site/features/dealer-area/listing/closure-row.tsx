import { longestNote } from '../../../../domain/dealers/own-hours.ts'
import plain from '../../order/plain-link.module.css'
import type { TypedClosure } from './hours-draft.ts'
import styles from './hours-form.module.css'

interface Props {
  id: string
  closure: TypedClosure
  today: string
  problem: string
  onType: (closure: TypedClosure) => void
  onRemove: () => void
}

/** Days on which the dealer is closed whose week says otherwise, and why. */
export const ClosureRow = ({ id, closure, today, problem, onType, onRemove }: Props) => {
  const common = {
    className: 'field',
    'aria-invalid': problem !== '' || undefined,
    'aria-describedby': problem === '' ? undefined : `${id}-wrong`,
  } as const
  return (
    <div className={styles.closure}>
      <label>
        From
        <input
          {...common}
          type="date"
          min={today}
          value={closure.from}
          onChange={({ currentTarget }) => onType({ ...closure, from: currentTarget.value })}
        />
      </label>
      <label>
        To, included
        <input
          {...common}
          type="date"
          min={closure.from || today}
          value={closure.to}
          onChange={({ currentTarget }) => onType({ ...closure, to: currentTarget.value })}
        />
      </label>
      <label className={styles.note}>
        Why, as customers read it
        <input
          {...common}
          type="text"
          maxLength={longestNote}
          value={closure.note}
          onChange={({ currentTarget }) => onType({ ...closure, note: currentTarget.value })}
        />
      </label>
      <button type="button" className={plain.link} onClick={onRemove}>
        Remove<span className="visually-hidden"> {closure.note || 'these days'}</span>
      </button>
      {problem !== '' && (
        <p id={`${id}-wrong`} className="field-error">
          {problem}
        </p>
      )}
    </div>
  )
}
