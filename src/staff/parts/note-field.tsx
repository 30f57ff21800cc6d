import { type RefObject, useState } from 'react'
import fields from './fields.module.css'
import styles from './note-field.module.css'

interface Props {
  placeholder: string
  /** So many letters at most. */
  most: number
  noteRef: RefObject<HTMLTextAreaElement | null>
  onNote: (words: string) => Promise<boolean>
}

/** Words for the others of the staff, which no customer ever sees. */
export const NoteField = ({ placeholder, most, noteRef, onNote }: Props) => {
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
        maxLength={most}
        aria-label="Note for the team"
        placeholder={placeholder}
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
