import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { failureWords } from './failure-words.ts'
import styles from './feature-boundary.module.css'
import { KeptHtml } from './kept-html.tsx'

interface Props {
  /** What the feature's outermost elements carry as `data-feature`: they are kept. */
  of: string
  /** Begins the line that says so: 'The gallery'. */
  name: string
  children: ReactNode
}

/** Where a feature is mounted: what goes wrong in it stays in it. It can be read as it was, and tried again. */
export const FeatureBoundary = ({ of, name, children }: Props) => (
  <ErrorBoundary
    fallback={(retry) => {
      const { text, label, run } = failureWords(name, retry)
      return (
        <KeptHtml of={`[data-feature="${of}"]`}>
          <p className={styles.failure} role="alert">
            {text}
            <button type="button" onClick={run}>
              {label}
            </button>
          </p>
        </KeptHtml>
      )
    }}
  >
    {children}
  </ErrorBoundary>
)
