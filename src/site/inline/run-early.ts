import { afterFirstFrame } from '../../runtime/after-first-frame.ts'
import { holdEarlyEvents } from '../../runtime/early-events.ts'
import { noteEarlyQuery } from '../../runtime/early-query.ts'
import { loadEarlyTraversals } from '../../runtime/early-traversal.ts'
import { isAwaited, readStartFiles, startLate } from '../../runtime/late-start.ts'
import { layOutMore, showScreenFirst } from '../components/screen-first.ts'
import { awaitComparison } from '../features/compare/comparison-keys.ts'

const root = document.documentElement

const files = readStartFiles(document)

const layOut = () => layOutMore(root)

const beforePaint = [
  () => {
    window.dataLayer ??= []
  },
  () => noteEarlyQuery(document, location),
  // To look takes time.
  () => files.awaited.includes('comparison') && awaitComparison(document),
  () => showScreenFirst(root),
]

const afterPaint = [
  // Before the one that stops clicks.
  () => startLate(document, files, [layOut, layOut]),
  () => holdEarlyEvents(window),
  () => loadEarlyTraversals(window, location, root.dataset.pagePath ?? ''),
]

/** One that fails does not take the others along. */
const runAll = (parts: readonly (() => unknown)[]): void => {
  for (const run of parts) {
    try {
      run()
    } catch (error) {
      reportError(error)
    }
  }
}

/** All that runs inline in the head of a page: what changes its first paint, and after that what waits for its visitor. */
export const runEarly = (...more: readonly (() => unknown)[]): void => {
  runAll([...beforePaint, ...more])
  const start = () => runAll(afterPaint)
  if (isAwaited(files, document)) start()
  else afterFirstFrame(document, start)
}
