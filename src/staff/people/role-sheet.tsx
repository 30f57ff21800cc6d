import { useState } from 'react'
import type { Role } from '../../domain/account/role.ts'
import { proveAgain } from '../app/prove-again.ts'
import type { PersonFile } from '../operations/people/person-answers.ts'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'
import { DealerChoice } from './dealer-choice.tsx'
import { followsWords, giveWords } from './person-words.ts'

interface Props {
  file: PersonFile
  role: Role
  /** Who one is has to be shown once more before. */
  mustProve: boolean
  onClose: () => void
  onGive: (dealer: string | undefined) => void
}

const unreachable = 'We couldn’t reach the sign-in. Check the connection and try again.'

/** Before somebody may do more, or less: what follows, and whether it is really whoever is at the desk. */
export const RoleSheet = ({ file, role, mustProve, onClose, onGive }: Props) => {
  const [dealer, setDealer] = useState<string>()
  const [problem, setProblem] = useState('')
  const give = () => {
    if (role === 'dealer' && dealer === undefined) setProblem('Choose which dealer they are.')
    else onGive(dealer)
  }
  const prove = () => proveAgain().catch(() => setProblem(unreachable))
  const who = file.person.name || file.person.email
  return (
    <Sheet title={`${giveWords[role]}: ${who}`} onClose={onClose} onDone={mustProve ? () => void prove() : give}>
      <p>{followsWords[role]}</p>
      {role === 'dealer' && !mustProve && <DealerChoice chosen={dealer} onChoose={setDealer} />}
      {mustProve && (
        <p role="status">Sign in once more, so that we know that it is you. You come back to here; then press again.</p>
      )}
      <p className={fields.problem} role="alert">
        {problem}
      </p>
      <div className="actions">
        <button type="submit" className="button" data-first={role === 'dealer' ? undefined : true}>
          {mustProve ? 'Sign in once more' : giveWords[role]}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Leave it
        </button>
      </div>
    </Sheet>
  )
}
