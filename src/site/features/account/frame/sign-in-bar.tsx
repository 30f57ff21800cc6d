import styles from './sign-in-bar.module.css'
import { useSignIn } from './use-sign-in.ts'

/** The sign-in has ended while the page was open: it stays as it is, and one touch brings it back. */
export const SignInBar = () => {
  const signIn = useSignIn()
  return (
    <div className={styles.bar} role="alert">
      <p className="wrap">
        <span>
          <strong>You were signed out.</strong> This page stays, and so does what you typed.
        </span>
        <button type="button" className="button" onClick={signIn}>
          Sign in again
        </button>
      </p>
    </div>
  )
}
