import { useBeginSignIn } from '../../site/features/sign-in/use-begin-sign-in.ts'
import { Icon } from '../../site/icons/icon.tsx'
import styles from './entrance.module.css'

/** For whoever is not signed in, and for those who are and have nothing to do here. */
export const Entrance = ({ isStranger = false }: { isStranger?: boolean }) => {
  const { begin, isLeaving, problem } = useBeginSignIn('en-au')
  return (
    <main className={styles.entrance}>
      <div>
        <h1>{isStranger ? 'This is the staff desk.' : 'Sign in to the desk.'}</h1>
        <p>
          {isStranger
            ? 'Your account isn’t one of staff. If it should be, ask whoever looks after people here; it counts from your next click.'
            : 'It’s for people who work here. You come back to where you were.'}
        </p>
        <div className="actions">
          <button type="button" className="button" aria-disabled={isLeaving || undefined} onClick={() => void begin()}>
            <Icon name="key" /> {isStranger ? 'Sign in as somebody else' : 'Sign in'}
          </button>
          <a className="button button-quiet" href="/">
            To the site
          </a>
        </div>
        <p role="status">{problem}</p>
      </div>
    </main>
  )
}
