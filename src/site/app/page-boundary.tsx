import type { ReactNode } from 'react'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import { KeptHtml } from '../components/kept-html.tsx'

interface Props {
  /** Selects the elements of what is inside. */
  of: string
  onError: ((error: unknown) => void) | undefined
  /** Stands in for what the page had above itself. */
  above?: ReactNode
  children: ReactNode
}

/** A page that fails stays readable: it is as it was without scripts. */
export const PageBoundary = ({ of, onError, above, children }: Props) => (
  <ErrorBoundary
    onError={onError}
    fallback={() => (
      <>
        <KeptHtml of={of} />
        {above}
      </>
    )}
  >
    {children}
  </ErrorBoundary>
)
