import { holdEarlyEvents } from '../../runtime/early-events.ts'
import { noteEarlyQuery } from '../../runtime/early-query.ts'
import { loadEarlyTraversals } from '../../runtime/early-traversal.ts'
import { startLate } from '../../runtime/late-start.ts'
import { showPictureFirst } from '../components/picture-first.ts'
import { layOutMore, showScreenFirst } from '../components/screen-first.ts'
import { awaitComparison } from '../features/compare/comparison-keys.ts'

const layOut = () => layOutMore(document.documentElement)

const parts = [
  () => {
    window.dataLayer ??= []
  },
  () => noteEarlyQuery(document, location),
  () => awaitComparison(document),
  () => showPictureFirst(document),
  () => showScreenFirst(document.documentElement),
  // Before the one that stops clicks.
  () => startLate(document, [layOut, layOut]),
  () => holdEarlyEvents(window),
  () => loadEarlyTraversals(window, location, document.documentElement.dataset.pagePath ?? ''),
]

for (const run of parts) {
  // One that fails must not take the others along.
  try {
    run()
  } catch (error) {
    reportError(error)
  }
}
