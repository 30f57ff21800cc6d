import { useState } from 'react'
import type { Role } from '../../domain/account/role.ts'
import type { PersonFile } from '../operations/people/person-answers.ts'
import fields from '../parts/fields.module.css'
import { ProveSheet } from '../parts/prove-sheet.tsx'
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

/** Before somebody may do more, or less: what follows, and whether it is really whoever is at the desk. */
export const RoleSheet = ({ file, role, mustProve, onClose, onGive }: Props) => {
  const [dealer, setDealer] = useState<string>()
  const [problem, setProblem] = useState('')
  const give = () => {
    if (role === 'dealer' && dealer === undefined) setProblem('Choose which dealer they are.')
    else onGive(dealer)
  }
  const title = `${giveWords[role]}: ${file.person.name || file.person.email}`
  if (mustProve) return <ProveSheet title={title} afterwards="press again" onClose={onClose} />
  return (
    <Sheet title={title} onClose={onClose} onDone={give}>
      <p>{followsWords[role]}</p>
      {role === 'dealer' && <DealerChoice chosen={dealer} onChoose={setDealer} />}
      <p className={fields.problem} role="alert">
        {problem}
      </p>
      <div className="actions">
        <button type="submit" className="button" data-first={role === 'dealer' ? undefined : true}>
          {giveWords[role]}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Leave it
        </button>
      </div>
    </Sheet>
  )
}
