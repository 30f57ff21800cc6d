import { useState } from 'react'
import { type EditionCode, editionCodes } from '../../domain/edition/edition-code.ts'
import type { ListedMail } from '../operations/mail/mail-answers.ts'
import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'
import { editionWords, likelyEdition, senderWords, verdictWords } from './mail-words.ts'

interface Props {
  mail: ListedMail
  onClose: () => void
  onOpen: (edition: EditionCode) => void
}

/** Which country a mail is for: it becomes a message in the inbox, as if it had come by the form there. */
export const NewCaseSheet = ({ mail, onClose, onOpen }: Props) => {
  const [edition, setEdition] = useState(() => likelyEdition(mail.from))
  const choose = (chosen: string) => setEdition(editionCodes.find((code) => code === chosen) ?? edition)
  return (
    <Sheet title={`A new message from ${senderWords(mail)}`} onClose={onClose} onDone={() => onOpen(edition)}>
      <label className={fields.field}>
        Edition
        <select value={edition} data-first onChange={({ target }) => choose(target.value)}>
          {editionCodes.map((code) => (
            <option key={code} value={code}>
              {editionWords[code]}
            </option>
          ))}
        </select>
      </label>
      <p>It goes to the inbox. {mail.from} gets a letter with the reference number, as after the contact form.</p>
      {mail.verdict !== 'vouched' && (
        <p>{verdictWords(mail)}: a note in the case says so. Whoever has the address gets our letters.</p>
      )}
      <div className="actions">
        <button type="submit" className="button">
          Put it in the inbox <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Not yet
        </button>
      </div>
    </Sheet>
  )
}
