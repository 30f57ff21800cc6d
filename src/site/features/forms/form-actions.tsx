import type { FormState } from './form-state.ts'
import { FormTrouble } from './form-trouble.tsx'
import styles from './site-form.module.css'

interface Props {
  state: FormState
  send: string
  /** Another way to reach us. */
  instead: string | undefined
  /** What went wrong is said above the form. */
  isAnswer: boolean
}

const progressWords = { waiting: 'Waiting for the files', sending: 'Sending' } as const

/** The end of a form: what it does, what it is doing, and what went wrong with that. */
export const FormActions = ({ state: { phase }, send, instead, isAnswer }: Props) => {
  const progress = phase.name === 'waiting' || phase.name === 'sending' ? progressWords[phase.name] : ''
  return (
    <div className={styles.end}>
      <div role="alert">
        {phase.name === 'failed' && !isAnswer && <FormTrouble trouble={phase.trouble} instead={instead} />}
      </div>
      <div className="actions">
        <button type="submit" className="button" aria-disabled={progress !== ''}>
          {progress || (phase.name === 'failed' ? 'Send again' : send)}
        </button>
      </div>
      <div role="status">
        {phase.name === 'sending' && phase.checking ? (
          <p className={styles.checking}>Checking that you aren’t a robot. This takes a few seconds.</p>
        ) : (
          <span className="visually-hidden">{progress}</span>
        )}
      </div>
    </div>
  )
}
