import { type RefObject, useLayoutEffect, useRef } from 'react'
import { checkReply } from '../../domain/staff/reply-check.ts'
import { Icon } from '../../site/icons/icon.tsx'
import type { CaseFile } from '../operations/inbox/case-answers.ts'
import styles from './reply-box.module.css'
import { TemplateSheet } from './template-sheet.tsx'
import { useDraft } from './use-draft.ts'
import { useSendingKey } from './use-sending-key.ts'

export interface Answer {
  readonly words: string
  readonly key: string
  readonly close: boolean
}

interface Props {
  file: CaseFile
  boxRef: RefObject<HTMLTextAreaElement | null>
  isBusy: boolean
  /** Who answers: the letter ends with their first name. */
  by: string
  onSend: (answer: Answer) => Promise<boolean>
  /** Whether a template is chosen just now. */
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
}

/** Warns, and never holds anything back. */
const Check = ({ words }: { words: string }) => {
  const { saysWhatHappensNext, warnings } = checkReply(words)
  if (words.trim() === '') return <div className={styles.check} />
  return (
    <div className={styles.check} role="status">
      <p data-good={saysWhatHappensNext || undefined}>
        <Icon name={saysWhatHappensNext ? 'check' : 'info'} />
        {saysWhatHappensNext ? 'Says what happens next' : 'Does not say what happens next'}
      </p>
      {warnings.map((warning) => (
        <p key={warning}>
          <Icon name="info" />
          {warning}
        </p>
      ))}
    </div>
  )
}

/** Our letter to whoever has sent it. What is written is kept until it is sent. */
export const ReplyBox = ({ file, boxRef, isBusy, by, onSend, isChoosing, onChoosing }: Props) => {
  const { sent, letterbox, country } = file
  const [words, setWords] = useDraft(sent.reference)
  const key = useSendingKey()
  const isEmpty = words.trim() === ''
  /** A template was chosen. */
  const isBegun = useRef(false)
  // Nothing else can have the focus while the sheet is there. Then the next key is for the answer.
  useLayoutEffect(() => {
    if (isChoosing || !isBegun.current) return
    isBegun.current = false
    boxRef.current?.focus()
  }, [isChoosing, boxRef])
  const send = async (close: boolean) => {
    if (isEmpty || isBusy) return
    // By the time it has gone the next case may be here, and somebody may write in its box.
    const box = boxRef.current
    if (!(await onSend({ words, key: key.keyFor(words), close }))) return
    key.forget()
    setWords('')
    box?.blur()
  }
  return (
    <>
      <form
        className={styles.box}
        aria-label="Answer"
        onSubmit={(event) => {
          event.preventDefault()
          void send(true)
        }}
      >
        <p className={styles.to}>
          <span>
            To <b>{sent.name || sent.email}</b>
          </span>
          <span>
            as {letterbox}, {country}
          </span>
        </p>
        <textarea
          ref={boxRef}
          rows={7}
          maxLength={10_000}
          aria-label={`Answer to ${sent.name || sent.email}`}
          placeholder="Write the answer. It ends with your name by itself."
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur()
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault()
              void send(true)
            }
          }}
        />
        <footer>
          <Check words={words} />
          <div className={styles.send}>
            <button type="button" className="button button-quiet" onClick={() => onChoosing(true)}>
              Template <kbd>T</kbd>
            </button>
            <button
              type="button"
              className="button button-quiet"
              aria-disabled={isBusy || isEmpty || undefined}
              onClick={() => void send(false)}
            >
              Send
            </button>
            <button type="submit" className="button" aria-disabled={isBusy || isEmpty || undefined}>
              Send and close <kbd>Ctrl</kbd>
              <kbd>↵</kbd>
            </button>
          </div>
        </footer>
      </form>
      {isChoosing && (
        <TemplateSheet
          sent={sent}
          by={by}
          onClose={() => onChoosing(false)}
          onChoose={(filled) => {
            isBegun.current = true
            onChoosing(false)
            setWords(isEmpty ? filled : `${words.trimEnd()}\n\n${filled}`)
          }}
        />
      )}
    </>
  )
}
