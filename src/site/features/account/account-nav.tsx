import type { ReactNode } from 'react'
import { useShell } from '../../components/shell-context.ts'
import { type AccountEntryName, accountEntries } from './account-entries.ts'
import styles from './account-nav.module.css'

interface Props {
  /** Whose page it is: of a robot, that of the robots. */
  current: AccountEntryName
  /** What says "Sign out": a button where a script does it, a form where none does. */
  signOut: ReactNode
}

/** The menu of an account, under the header of each of its pages. */
export const AccountNav = ({ current, signOut }: Props) => (
  <nav className={styles.menu} aria-label="Account">
    <div className={`wrap ${styles.row}`}>
      <ul className={styles.entries}>
        {accountEntries(useShell().edition).map(({ name, label, href }) => (
          <li key={name}>
            <a href={href} aria-current={name === current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.out}>{signOut}</div>
    </div>
  </nav>
)
