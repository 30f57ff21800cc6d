import { useState } from 'react'
import type { Unmatched } from '../operations/trouble/ask-payments.ts'
import { aud } from '../orders/order-words.ts'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'

interface Props {
  unmatched: Unmatched
  onClose: () => void
  onPaid: (words: string) => void
}

/** How it was paid back without the gateway. */
export const ByHandSheet = ({ unmatched, onClose, onPaid }: Props) => {
  const [words, setWords] = useState('')
  const [hasTried, setTried] = useState(false)
  const isMissing = words.trim() === ''
  const note = () => {
    setTried(true)
    if (!isMissing) onPaid(words.trim())
  }
  return (
    <Sheet title={`${aud(unmatched.amount)} back to ${unmatched.order}`} onClose={onClose} onDone={note}>
      <p>
        It counts as paid back from now on, and a credit note is kept. Nobody is written to: our letter speaks of the
        card. Write to the customer yourself.
      </p>
      <label className={fields.field}>
        How it was paid
        <input
          value={words}
          maxLength={300}
          placeholder="Transfer, 19 November"
          data-first
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <p className={fields.problem} role="alert">
        {hasTried && isMissing && 'Say how: it stays in the history.'}
      </p>
      <div className="actions">
        <button type="submit" className="button">
          {aud(unmatched.amount)} was paid by hand
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Leave it
        </button>
      </div>
    </Sheet>
  )
}
