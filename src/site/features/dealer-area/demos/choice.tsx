import type { ReactNode } from 'react'
import styles from './demo-to-answer.module.css'

interface Props {
  name: string
  value: string
  chosen: string
  label: string
  note?: string
  onChoose: (value: string) => void
  /** What there is to say to it, once it is chosen. */
  children: ReactNode
}

/** One line of several, of which one is chosen. */
export const Choice = ({ name, value, chosen, label, note, onChoose, children }: Props) => (
  <div className={styles.choice}>
    <label>
      <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
      <span>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
    </label>
    {chosen === value && <div className={styles.more}>{children}</div>}
  </div>
)
