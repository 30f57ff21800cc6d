import { useShell } from '../../../components/shell-context.ts'
import { useBeginSignIn } from '../../sign-in/use-begin-sign-in.ts'
import styles from './sign-in-again.module.css'

/** The sign-in has ended while the page was open: it stays as it is, and one touch brings it back. */
export const SignInAgain = () => {
  const { begin, isLeaving, problem } = useBeginSignIn(useShell().edition.code)
  return (
    <div className={styles.again} role="alert">
      <p>
        <strong>You were signed out.</strong> {problem ?? 'What you typed stays here.'}
      </p>
      <button type="button" className="button" aria-disabled={isLeaving || undefined} onClick={() => void begin()}>
        Sign in again
      </button>
    </div>
  )
}
