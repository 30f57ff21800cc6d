import { useShell } from '../../../components/shell-context.ts'
import styles from './account-foot.module.css'

/** What is always within reach at the end of an account's page. */
export const AccountFoot = () => {
  const { edition } = useShell()
  const details = `/${edition.code}/account/details/`
  return (
    <div className={styles.foot}>
      <p className="wrap">
        <a href={`${details}#download`}>Download my data</a>
        <a href={`${details}#delete`}>Delete my account</a>
        <a href={`/${edition.code}/privacy/`}>Privacy</a>
        <span>
          Help: <a href={edition.phoneHref}>{edition.phone}</a>, {edition.hours}
        </span>
      </p>
    </div>
  )
}
