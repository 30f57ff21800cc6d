import { useState } from 'react'
import { proveAgain } from '../app/prove-again.ts'
import fields from '../parts/fields.module.css'
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
  const prove = () =>
    proveAgain().catch(() => setProblem('We couldn’t reach the sign-in. Check the connection and try again.'))
  return (
    <Sheet title={`Somebody of ${name}`} onClose={onClose} onDone={() => void (mustProve ? prove() : add())}>
      <label className={fields.field}>
        Email of their account
        <input type="email" value={email} data-first onChange={({ target }) => setEmail(target.value)} />
      </label>
      <p>They see this dealer’s demos, prices and listing from their next click on.</p>
      {mustProve && (
        <p role="status">
          Sign in once more, so that we know that it is you. You come back to here; then add them again.
        </p>
      )}
      <p className={fields.problem} role="alert">
        {problem}
      </p>
      <div className="actions">
        <button type="submit" className="button">
          {mustProve ? 'Sign in once more' : 'Give them the dealer area'}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Not now
        </button>
      </div>
    </Sheet>
  )
}
