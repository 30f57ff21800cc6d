import { dayWords } from '../../../../domain/calendar/day-words.ts'
import { useShell } from '../../../components/shell-context.ts'
import { useChange } from '../me/use-change.ts'
import { keepMyAccount } from '../operations/keep-my-account.ts'
import styles from './deletion-note.module.css'

/** Above every page of an account that is to go: when, and the one way back. */
export const DeletionNote = ({ day }: { day: string }) => {
  const { edition } = useShell()
  const { isBusy, problem, run } = useChange()
  return (
    <section className={styles.note} aria-label="Your account is to be deleted">
      <div className="wrap">
        <p>
          <strong>Your account goes on {dayWords(day)}.</strong> Until then everything works as before.{' '}
          <a href={`/${edition.code}/account/details/#delete`}>What happens then</a>
        </p>
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isBusy}
          onClick={() => run(keepMyAccount, {})}
        >
          {isBusy ? 'One moment' : 'Keep my account'}
        </button>
        <p role="alert" className="field-error">
          {problem}
        </p>
      </div>
    </section>
  )
}
