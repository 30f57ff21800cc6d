import { useShell } from '../../../components/shell-context.ts'
import styles from './dealer-page.module.css'

/** Somebody whose dealer was taken off the list, or has gone from it. */
export const NotListed = () => {
  const { edition } = useShell()
  return (
    <div className={`wrap ${styles.words}`}>
      <h1 tabIndex={-1}>Your shop isn’t listed any more.</h1>
      <p className="lead">
        So these pages are closed, and new demos go to other dealers. If that’s a mistake, or a demo that you have
        accepted is still to come, ring <a href={edition.phoneHref}>{edition.phone}</a>, {edition.hours}.
      </p>
      <p>
        <a href={`/${edition.code}/account/`}>To your account</a>
      </p>
    </div>
  )
}
