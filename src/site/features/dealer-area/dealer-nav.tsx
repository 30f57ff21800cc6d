import type { ReactNode } from 'react'
import { useShell } from '../../components/shell-context.ts'
import styles from '../account/account-nav.module.css'
import { type DealerEntryName, dealerEntries } from './dealer-entries.ts'

interface Props {
  current: DealerEntryName
  signOut: ReactNode
}

/** The menu of a dealer, under the header of each of their pages. */
export const DealerNav = ({ current, signOut }: Props) => (
  <nav className={styles.menu} aria-label="Dealer">
    <div className={`wrap ${styles.row}`}>
      <ul className={styles.entries}>
        {dealerEntries(useShell().edition.code).map(({ name, label, href }) => (
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
