import { useShell } from '../../../components/shell-context.ts'
import { SignInButton } from '../../sign-in/sign-in-button.tsx'
import styles from './dealer-page.module.css'

/** Whoever comes here signed out. */
export const DealerSignIn = () => {
  const { edition } = useShell()
  return (
    <div className={`wrap ${styles.words}`}>
      <h1 tabIndex={-1}>For our dealers.</h1>
      <p className="lead">
        Sign in to answer demos, change your hours, see your prices and ask about a repair under warranty.
      </p>
      <SignInButton />
      <p>
        Not a dealer yet? <a href={`/${edition.code}/support/become-a-dealer/`}>Become one</a>
      </p>
    </div>
  )
}
