import { useShell } from '../../../components/shell-context.ts'
import { useBeginSignIn } from '../../sign-in/use-begin-sign-in.ts'
import styles from './sign-in-bar.module.css'

/** The sign-in has ended while the page was open: it stays as it is, and one touch brings it back. */
export const SignInBar = () => {
  const { begin, isLeaving, problem } = useBeginSignIn(useShell().edition.code)
  return (
    <div className={styles.bar} role="alert">
      <p className="wrap">
        <span>
          <strong>You were signed out.</strong> {problem ?? 'This page stays, and so does what you typed.'}
        </span>
        <button type="button" className="button" aria-disabled={isLeaving || undefined} onClick={() => void begin()}>
          Sign in again
        </button>
      </p>
    </div>
  )
}
