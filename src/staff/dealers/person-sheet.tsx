import { useState } from 'react'
import fields from '../parts/fields.module.css'
import { ProveSheet } from '../parts/prove-sheet.tsx'
import { Sheet } from '../parts/sheet.tsx'

interface Props {
  name: string
  onClose: () => void
  /** `prove`: one has to show first who one is. */
  onAdd: (email: string) => Promise<'answered' | 'prove'>
}

/** Somebody who has an account gets a dealer's area. */
export const PersonSheet = ({ name, onClose, onAdd }: Props) => {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState('')
  const [mustProve, setMustProve] = useState(false)
  const add = async () => {
    setProblem(email.trim() === '' ? 'Enter the address they sign in with.' : '')
    if (email.trim() !== '') setMustProve((await onAdd(email.trim())) === 'prove')
  }
  const title = `Somebody of ${name}`
  if (mustProve) return <ProveSheet title={title} afterwards="add them again" onClose={onClose} />
  return (
    <Sheet title={title} onClose={onClose} onDone={() => void add()}>
      <label className={fields.field}>
        Email of their account
        <input type="email" value={email} data-first onChange={({ target }) => setEmail(target.value)} />
      </label>
      <p>They see this dealer’s demos, prices and listing from their next click on.</p>
      <p className={fields.problem} role="alert">
        {problem}
      </p>
      <div className="actions">
        <button type="submit" className="button">
          Give them the dealer area
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Not now
        </button>
      </div>
    </Sheet>
  )
}
