import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '../../components/error-boundary.tsx'
import './asked.module.css'
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
 * page, once that is there and sooner where they are near.
 */
export const StaticPart = (props: StaticPartsProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || element.hasChildNodes()) return
    const want = () => setIsWanted(true)
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(), { rootMargin: '50%' })
    seen.observe(element)
    const soon = setTimeout(want, 800)
    return () => {
      seen.disconnect()
      clearTimeout(soon)
    }
  }, [])
  return isWanted ? (
    <div id={props.part}>
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
      ref={place}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own, rendered by React
      dangerouslySetInnerHTML={{ __html: write(props) }}
    />
  )
}
