import { useShell } from '../../components/shell-context.ts'
import styles from './account-footer.module.css'

/** Under the pages of an account: what is done with all of it at once, and whom to ring. */
export const AccountFooter = () => {
  const { code, phone, phoneHref } = useShell().edition
  const links = [
    { label: 'Download my data', href: `/${code}/account/details/` },
    { label: 'Delete my account', href: `/${code}/account/details/` },
    { label: 'Privacy', href: `/${code}/privacy/` },
  ]
  return (
    <footer className={styles.footer}>
      <ul className={`wrap ${styles.links}`}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          Help: <a href={phoneHref}>{phone}</a>
        </li>
      </ul>
    </footer>
  )
}
