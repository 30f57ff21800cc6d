import type { ReactNode } from 'react'
import type { StoryRow } from '../content/section.ts'
import { ActionLinks } from './action-links.tsx'
import styles from './call-us.module.css'
import { Prose } from './prose.tsx'
import { useShell } from './shell-context.ts'

interface Props {
  section: StoryRow | undefined
  /** Whether somebody answers at the moment. */
  now?: ReactNode
  children?: ReactNode
}

/** A person, at last: the number large enough to be read from the other side of the pool. */
export const CallUs = ({ section, now, children }: Props) => {
  const { edition } = useShell()
  if (section === undefined) return null
  const { heading, html, actions } = section
  return (
    <section className="section sand">
      <div className={`wrap ${styles.columns}`}>
        <h2>{heading}</h2>
        <a className={styles.phone} href={edition.phoneHref}>
          {edition.phone}
        </a>
        <div className={styles.words}>
          {now}
          <Prose html={html} />
          {children}
          <ActionLinks actions={actions} />
        </div>
      </div>
    </section>
  )
}
