import { useState } from 'react'
import type { CaseFile, Colleague } from '../operations/inbox/case-answers.ts'
import { Sheet } from '../parts/sheet.tsx'
import choices from './choices.module.css'

interface Props {
  file: CaseFile
  colleagues: readonly Colleague[]
  onClose: () => void
  onChoose: (to: Colleague | null) => void
}

/** Who sees to it. */
export const AssignSheet = ({ file, colleagues, onClose, onChoose }: Props) => {
  const [to, setTo] = useState<string | null>(file.assignee?.id ?? null)
  return (
    <Sheet title="Give it to" onClose={onClose} onDone={() => onChoose(colleagues.find(({ id }) => id === to) ?? null)}>
      <fieldset className={choices.choices}>
        <legend className="visually-hidden">Who sees to it</legend>
        {[...colleagues, null].map((each) => (
          <label key={each?.id ?? ''}>
            <input
              type="radio"
              name="to"
              checked={to === (each?.id ?? null)}
              data-first={to === (each?.id ?? null) || undefined}
              onChange={() => setTo(each?.id ?? null)}
            />
            {each === null ? 'Nobody' : each.name}
            {each?.isMe && <small>you</small>}
          </label>
        ))}
      </fieldset>
      <div className="actions">
        <button type="submit" className="button">
          {to === null ? 'Give it back' : 'Give it to them'} <kbd>↵</kbd>
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Leave it
        </button>
      </div>
    </Sheet>
  )
}
