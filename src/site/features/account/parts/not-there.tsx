import type { ReactNode } from 'react'
import styles from './not-there.module.css'
import { PageHead } from './page-head.tsx'

interface Props {
  title: string
  back: { href: string; label: string }
  children?: ReactNode
  /** Why it couldn't be had; then there is another try. */
  problem?: string
  onAgain?: () => void
}

/** In place of what the address names. */
export const NotThere = ({ title, back, children, problem, onAgain }: Props) => (
  <>
    <PageHead title={title} back={back}>
      <div role="alert">{problem === undefined ? children : <p>{problem}</p>}</div>
    </PageHead>
    {onAgain && (
      <p className={`wrap ${styles.again}`}>
        <button type="button" className="button" onClick={onAgain}>
          Try again
        </button>
      </p>
    )}
  </>
)
