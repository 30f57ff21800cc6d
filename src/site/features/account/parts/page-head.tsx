import type { ReactNode } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import styles from './page-head.module.css'

interface Props {
  title: ReactNode
  /** One step up. */
  back?: { href: string; label: string }
  children?: ReactNode
}

/** What is true, large; beneath it a sentence or two. */
export const PageHead = ({ title, back, children }: Props) => (
  <header className={`wrap ${styles.head}`}>
    {back && (
      <a className={styles.back} href={back.href}>
        <Icon name="back" /> {back.label}
      </a>
    )}
    <h1 tabIndex={-1}>{title}</h1>
    <div className={styles.lead}>{children}</div>
  </header>
)
