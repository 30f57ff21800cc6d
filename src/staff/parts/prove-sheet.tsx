import { useState } from 'react'
import { proveAgain } from '../app/prove-again.ts'
import fields from './fields.module.css'
import { Sheet } from './sheet.tsx'

interface Props {
  /** What one was about to do. */
  title: string
  /** What is to be done once one is back, as in "press again". */
  afterwards: string
  onClose: () => void
}

/** Before what wants to know that it is really whoever is at the desk: they sign in once more, and come back to here. */
export const ProveSheet = ({ title, afterwards, onClose }: Props) => {
  const [problem, setProblem] = useState('')
  const prove = () =>
    proveAgain().catch(() => setProblem('We couldn’t reach the sign-in. Check the connection and try again.'))
  return (
    <Sheet title={title} onClose={onClose} onDone={() => void prove()}>
      <p role="status">Sign in once more, so that we know that it is you. You come back to here; then {afterwards}.</p>
      <p className={fields.problem} role="alert">
        {problem}
      </p>
      <div className="actions">
        <button type="submit" className="button" data-first>
          Sign in once more
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Not now
        </button>
      </div>
    </Sheet>
  )
}
