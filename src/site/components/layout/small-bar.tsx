import type { ReactNode } from 'react'
import type { Shell } from '../../content/shell.ts'
import { Icon } from '../../icons/icon.tsx'
import { SkipLink } from './skip-link.tsx'
import styles from './small-bar.module.css'
import { Wordmark } from './wordmark.tsx'

/** Above pages that have one thing to do: whose they are, that nobody listens, and nothing that leads away. */
export const SmallBar = ({ shell, children }: { shell: Shell; children?: ReactNode }) => (
  <header className={styles.header}>
    <SkipLink />
    <div className={`wrap ${styles.bar}`}>
      <Wordmark shell={shell} />
      {children}
      <span className={styles.secure}>
        <Icon name="lock" /> Secure
      </span>
    </div>
  </header>
)
