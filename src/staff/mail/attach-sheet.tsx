import { useState } from 'react'
import { readReference } from '../../domain/forms/reference-number.ts'
import type { ListedMail } from '../operations/mail/mail-answers.ts'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'
import { senderWords, verdictWords } from './mail-words.ts'

interface Props {
  mail: ListedMail
  /** What was chosen of what it may be about. */
  proposed: string
  onClose: () => void
  onAttach: (reference: string) => void
}

/** With which submission a mail belongs: it becomes what its sender says about it. */
export const AttachSheet = ({ mail, proposed, onClose, onAttach }: Props) => {
  const [typed, setTyped] = useState(proposed)
  const [hasTried, setTried] = useState(false)
  const read = readReference(typed)
  const attach = () => {
    setTried(true)
    if (read.ok) onAttach(read.value.printed)
  }
  return (
    <Sheet title={`Put the mail of ${senderWords(mail)} with a case`} onClose={onClose} onDone={attach}>
      <label className={fields.field}>
        Reference number
        <input
          value={typed}
          maxLength={30}
          autoComplete="off"
          spellCheck={false}
          placeholder="AU-C-7K4M-2Q9X"
          data-first
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <p>It stands there as a message of the customer, and the case waits for an answer again.</p>
      {mail.verdict !== 'vouched' && (
        <p>{verdictWords(mail)}: a note in the case says so. Our answer goes to the address of the case.</p>
      )}
      <p className={fields.problem} role="alert">
        {hasTried && !read.ok && read.message}
      </p>
      <div className="actions">
        <button type="submit" className="button">
          Put it there <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Not yet
        </button>
      </div>
    </Sheet>
  )
}
