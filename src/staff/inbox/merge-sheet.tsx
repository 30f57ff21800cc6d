import { useState } from 'react'
import { formNames } from '../../domain/forms/form-kind.ts'
import { type BriefCase, type CaseFile, formOf } from '../operations/inbox/case-answers.ts'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'
import { momentWords } from '../parts/time-words.ts'
import choices from './choices.module.css'

interface Props {
  file: CaseFile
  onClose: () => void
  onMerge: (into: string) => void
}

const both = ({ duplicates, others }: CaseFile): BriefCase[] => [
  ...duplicates,
  ...others.filter(({ reference }) => !duplicates.some((each) => each.reference === reference)),
]

/** Which of the same person’s it goes on in. */
export const MergeSheet = ({ file, onClose, onMerge }: Props) => {
  const candidates = both(file)
  const [into, setInto] = useState(candidates[0]?.reference ?? '')
  const [hasTried, setTried] = useState(false)
  const merge = () => {
    setTried(true)
    if (into.trim() !== '') onMerge(into.trim().toUpperCase())
  }
  return (
    <Sheet title={`Merge ${file.sent.reference} into`} onClose={onClose} onDone={merge}>
      <p>Its messages and files stand there from then on, and it is answered there. That can’t be taken back.</p>
      <fieldset className={choices.choices}>
        <legend className="visually-hidden">From the same person</legend>
        {candidates.map(({ reference, form, about, receivedAt }, at) => (
          <label key={reference}>
            <input
              type="radio"
              name="into"
              checked={into === reference}
              data-first={at === 0 || undefined}
              onChange={() => setInto(reference)}
            />
            {formNames[formOf(form)]}: {about}
            <small>
              {reference}, {momentWords(receivedAt)}
            </small>
          </label>
        ))}
      </fieldset>
      <label className={fields.field}>
        Reference
        <input
          value={into}
          data-first={candidates.length === 0 || undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setInto(target.value)}
        />
      </label>
      <p className={fields.problem} role="alert">
        {hasTried && into.trim() === '' && 'Choose one, or type its reference.'}
      </p>
      <div className="actions">
        <button type="submit" className="button">
          Merge <kbd>↵</kbd>
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Keep both
        </button>
      </div>
    </Sheet>
  )
}
