import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '../../components/error-boundary.tsx'
import './asked.module.css'
import './cutaway.module.css'
import './in-the-box.module.css'
import './neighbours.module.css'
import './reviews.module.css'
import type { StaticPartsProps } from './static-parts.tsx'

const StaticParts = lazy(() => import('./static-parts.tsx'))

const write = import.meta.env.SSR
  ? await (async () => {
      const { renderToStaticMarkup } = await import('react-dom/server')
      const { default: Parts } = await import('./static-parts.tsx')
      return (props: StaticPartsProps) => renderToStaticMarkup(<Parts {...props} />)
    })()
  : () => ''

/**
 * What is only read stands in the document, and the browser leaves it as it is: its code is fetched by those alone who come from another
 * page, once that has come to rest.
 */
export const StaticPart = (props: StaticPartsProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (place.current?.hasChildNodes()) return
    const soon = setTimeout(() => setIsWanted(true), 500)
    return () => clearTimeout(soon)
  }, [])
  return isWanted ? (
    <div id={props.part} className="below">
      <ErrorBoundary>
        <Suspense>
          <StaticParts {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  ) : (
    <div
      key="written"
      id={props.part}
      className="below"
      ref={place}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own, rendered by React
      dangerouslySetInnerHTML={{ __html: write(props) }}
    />
  )
}
