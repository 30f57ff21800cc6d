import { type FormEvent, useId, useRef, useState } from 'react'
import { randomKey } from '../../../data/random-key.ts'
import { asked } from '../calls/account-calls.ts'
import { account } from '../me/account.ts'
import { accountTrouble, accountTroubleWords } from '../me/account-trouble.ts'
import type { Case } from '../operations/account-answers.ts'
import { writeToCase } from '../operations/write-to-case.ts'
import { useDraft } from '../parts/drafts.ts'
import styles from './message-form.module.css'

const longest = 2000

interface Props {
  reference: string
  onSent: (found: Case) => void
}

/** Writes on about a case. The draft outlives a reload and a lost answer; pressed twice, it is sent once. */
export const MessageForm = ({ reference, onSent }: Props) => {
  const id = useId()
  const { values, type, done } = useDraft(`case:${reference}`, { words: '' })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')
  const busy = useRef(false)
  const field = useRef<HTMLTextAreaElement>(null)
  /** Of these words: sent again after a lost answer, they are the same message. */
  const sent = useRef<{ words: string; key: string }>(undefined)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy.current) return
    const words = values.words.trim()
    if (words === '') {
      setProblem('Write your message first.')
      field.current?.focus()
      return
    }
    if (sent.current?.words !== words) sent.current = { words, key: randomKey() }
    busy.current = true
    setBusy(true)
    setProblem('')
    setSaid('')
    try {
      const answer = await asked(writeToCase, { reference, ...sent.current })
      if (answer.problem !== null) return setProblem(answer.problem)
      sent.current = undefined
      done()
      setSaid('Sent. We answer within one working day.')
      if (answer.case !== null) onSent(answer.case)
    } catch (error) {
      if (accountTrouble(error, navigator.onLine) === 'signed-out') account.end()
      setProblem(accountTroubleWords(error, navigator.onLine))
    } finally {
      busy.current = false
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate aria-busy={isBusy}>
      <label htmlFor={id}>Write to us</label>
      <textarea
        ref={field}
        id={id}
        className="field"
        rows={4}
        maxLength={longest}
        value={values.words}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          type({ words: target.value })
          setSaid('')
        }}
      />
      <div id={`${id}-note`}>
        <p role="alert" className="field-error">
          {problem}
        </p>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? 'One moment' : 'Send'}
      </button>
    </form>
  )
}
