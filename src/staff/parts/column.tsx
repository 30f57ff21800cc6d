import type { ReactNode } from 'react'
import { Icon } from '../../site/icons/icon.tsx'
import styles from './column.module.css'
import { DeskLink } from './desk-link.tsx'
import type { Said } from './use-acts.ts'

interface Props {
  title: string
  /** Where it leads back to, and what that is called. */
  back?: { readonly href: string; readonly name: string }
  /** Buttons beside the title. */
  acts?: ReactNode
  said?: Said | undefined
  children: ReactNode
}

/** A room, or a page of one, that has no list beside it. */
export const Column = ({ title, back, acts, said, children }: Props) => (
  <section className={styles.column} aria-label={title}>
    {back && (
      <DeskLink className={styles.back} href={back.href}>
        <Icon name="back" /> {back.name}
      </DeskLink>
    )}
    <header>
      <h1>{title}</h1>
      <div className={styles.acts}>{acts}</div>
    </header>
    <p className={styles.said} role="status" data-trouble={said?.isTrouble || undefined}>
      {said?.words}
    </p>
    {children}
  </section>
)
