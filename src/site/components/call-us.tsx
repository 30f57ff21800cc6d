import type { ReactNode } from 'react'
import type { Action } from '../content/section.ts'
import { ActionLinks } from './action-links.tsx'
import styles from './call-us.module.css'
import { useShell } from './shell-context.ts'

interface Props {
  heading: string | undefined
  actions: Action[] | undefined
  children: ReactNode
}

/** A person, at last: the number large enough to be read from the other side of the pool. */
export const CallUs = ({ heading, actions, children }: Props) => {
  const { edition } = useShell()
  return (
    <section className="section sand">
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <a className={styles.phone} href={edition.phoneHref}>
          {edition.phone}
        </a>
        <div className={styles.words}>
          {children}
          {actions !== undefined && <ActionLinks actions={actions} />}
        </div>
      </div>
    </section>
  )
}
