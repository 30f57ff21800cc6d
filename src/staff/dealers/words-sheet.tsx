import { useState } from 'react'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'

interface Props {
  title: string
  /** What the field is called, and what is said where it is needed and empty. */
  label: string
  missing?: string
  /** Says in full what happens. */
  button: string
  longest: number
  onClose: () => void
  onDone: (words: string) => void
}

/** What we say to a dealer: with a yes it may be nothing, with a no it says why. */
export const WordsSheet = ({ title, label, missing, button, longest, onClose, onDone }: Props) => {
  const [words, setWords] = useState('')
  const [hasTried, setTried] = useState(false)
  const problem = missing !== undefined && words.trim() === '' ? missing : undefined
  const done = () => {
    setTried(true)
    if (problem === undefined) onDone(words.trim())
  }
  return (
    <Sheet title={title} onClose={onClose} onDone={done}>
      <label className={fields.field}>
        {label}
        <textarea
          rows={5}
          maxLength={longest}
          value={words}
          data-first
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <p className={fields.problem} role="alert">
        {hasTried && problem}
      </p>
      <div className="actions">
        <button type="submit" className="button">
          {button} <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Not now
        </button>
      </div>
    </Sheet>
  )
}
