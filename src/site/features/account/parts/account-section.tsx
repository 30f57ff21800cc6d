import { type ReactNode, useId } from 'react'
import { ErrorBoundary } from '../../../components/error-boundary.tsx'
import plain from '../../order/plain-link.module.css'
import styles from './account-section.module.css'

interface Props {
  heading: string
  id?: string
  /** At the other end of its line. */
  action?: ReactNode
  children: ReactNode
}

/** A part of an account's page. What goes wrong in it stays in it; the others stand. */
export const AccountSection = ({ heading, id, action, children }: Props) => {
  const own = useId()
  return (
    <section className={styles.section} id={id} aria-labelledby={own}>
      <div className={styles.top}>
        <h2 id={own}>{heading}</h2>
        {action}
      </div>
      <ErrorBoundary
        fallback={(retry) => (
          <p className={styles.failed} role="alert">
            This part couldn’t be shown.{' '}
            <button type="button" className={plain.link} onClick={retry ?? (() => location.reload())}>
              Try again
            </button>
          </p>
        )}
      >
        {children}
      </ErrorBoundary>
    </section>
  )
}
