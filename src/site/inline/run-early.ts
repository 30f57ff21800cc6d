import { afterFirstPaint } from '../../runtime/after-first-paint.ts'
import { awaitEarlyEvents, holdEarlyEvents } from '../../runtime/early-events.ts'
import { loadEarlyTraversals } from '../../runtime/early-traversal.ts'
import { readStartFiles, startLate } from '../../runtime/late-start.ts'
import { layOutRest, showScreenFirst } from '../components/screen-first.ts'
import { isAwaited } from './is-awaited.ts'
import { bringLateFonts } from './late-fonts.ts'

/** One that fails does not take the others along. */
const runAll = (parts: readonly (() => void)[]): void => {
  for (const run of parts) {
    try {
      run()
    } catch (error) {
      reportError(error)
    }
  }
}

/** All that runs inline in the head of a page: what changes its first paint, and after that what waits for its visitor. */
export const runEarly = (): void => {
  const root = document.documentElement
  const files = readStartFiles(document)
  const awaits = isAwaited(files)
  window.dataLayer ??= []
  awaitEarlyEvents(window)
  root.toggleAttribute('data-awaits', awaits)
  runAll([() => showScreenFirst(root), () => bringLateFonts(document)])
  const start = () =>
    runAll([
      // Before the one that stops clicks.
      () => {
        const begin = startLate(document, files, layOutRest(root))
        if (awaits) begin()
      },
      () => holdEarlyEvents(window),
      () => loadEarlyTraversals(window, location, root.dataset.pagePath ?? ''),
    ])
  if (awaits) start()
  else afterFirstPaint(document, start)
}
