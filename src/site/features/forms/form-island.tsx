import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { reportOnce } from '../../../runtime/report-once.ts'
import { FeatureBoundary } from '../../components/feature-boundary.tsx'
import { ShellProvider, useShell } from '../../components/shell-context.ts'
import type { Shell } from '../../content/shell.ts'
import type { LiveFormProps } from './live-form.tsx'
import { type Form, loadedForm, loadForm } from './load-form.ts'
import { storedDraft } from './stored-draft.ts'

const render = import.meta.env.SSR ? (await import('react-dom/server')).renderToString : undefined

const island = (Live: Form, shell: Shell, props: LiveFormProps) => (
  <ShellProvider value={shell}>
    <FeatureBoundary of="form" name="The form">
      <Live {...props} />
    </FeatureBoundary>
  </ShellProvider>
)

/** Always the same: React writes what has changed. */
const asItIs = { __html: '' }

/** On the server the form; in the browser what the server wrote is left as it is. */
const written = (shell: Shell, props: LiveFormProps) => {
  const Live = loadedForm()
  return render === undefined || Live === undefined ? asItIs : { __html: render(island(Live, shell, props)) }
}

/**
 * A form that stands in the document before its code is there, and comes to life later than the page around it. Not by Suspense: React
 * takes a waiting part out of the document as soon as anything above it changes, and with it what was typed.
 */
export const FormIsland = (props: LiveFormProps) => {
  const shell = useShell()
  const place = useRef<HTMLDivElement>(null)
  const [Live, setLive] = useState(() => (import.meta.env.SSR ? undefined : loadedForm()))
  const { kind } = props
  const isWanted = () =>
    location.search !== '' ||
    // Touched before anybody listened.
    place.current?.contains(document.activeElement) ||
    storedDraft(() => sessionStorage, kind, shell.edition.code).read() !== null
  const come = useEffectEvent((form: Form): Root | undefined => {
    const element = place.current
    if (element?.hasChildNodes()) return hydrateRoot(element, island(form, shell, props), { onCaughtError: reportOnce })
    setLive(() => form)
    return undefined
  })
  const load = useEffectEvent(() => loadForm(isWanted()))
  useEffect(() => {
    let root: Root | undefined
    let isGone = false
    void load().then((form) => {
      if (!isGone) root = come(form)
    })
    return () => {
      isGone = true
      // Not while React is at it.
      setTimeout(() => root?.unmount())
    }
  }, [])
  if (Live !== undefined) return island(Live, shell, props)
  return (
    <div
      ref={place}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own, rendered by React
      dangerouslySetInnerHTML={written(shell, props)}
    />
  )
}
