import { type RefObject, useState } from 'react'
import fields from '../parts/fields.module.css'
import styles from './note-field.module.css'

interface Props {
  noteRef: RefObject<HTMLTextAreaElement | null>
  onNote: (words: string) => Promise<boolean>
}

/** Words for the others, which whoever has sent it never sees. */
export const NoteField = ({ noteRef, onNote }: Props) => {
  const [words, setWords] = useState('')
  const send = async () => {
    if (words.trim() !== '' && (await onNote(words))) {
      setWords('')
      noteRef.current?.blur()
    }
  }
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <textarea
        ref={noteRef}
        className={fields.input}
        rows={2}
        maxLength={2000}
        aria-label="Note for the team"
        placeholder="Write a note for the team. The customer never sees it."
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
        }}
      />
      <button type="submit" className="button button-quiet" disabled={words.trim() === ''}>
        Note <kbd>Ctrl</kbd>
        <kbd>↵</kbd>
      </button>
    </form>
  )
}
