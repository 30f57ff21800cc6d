import { useShell } from '../../../components/shell-context.ts'
import styles from './dealer-page.module.css'

/** Whoever is signed in and belongs to no dealer. */
export const NoDealer = () => {
  const { edition } = useShell()
  return (
    <div className={`wrap ${styles.words}`}>
      <h1 tabIndex={-1}>Your account isn’t a dealer’s.</h1>
      <p className="lead">
        If you work for one of our dealers, ring <a href={edition.phoneHref}>{edition.phone}</a> with the email address
        that you sign in with, and we’ll connect the two.
      </p>
      <p>
        <a className="button" href={`/${edition.code}/support/become-a-dealer/`}>
          Become a dealer
        </a>
      </p>
      <p>
        <a href={`/${edition.code}/account/`}>To your account</a>
      </p>
    </div>
  )
}
