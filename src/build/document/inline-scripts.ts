import { createHash } from 'node:crypto'
import { earlyEventsScript } from '../../runtime/early-events.ts'
import { earlyTraversalScript } from '../../runtime/early-traversal.ts'
import { lateStartScript } from '../../runtime/late-start.ts'
import { themeScript } from '../../site/state/theme.ts'

const dataLayerScript = 'window.dataLayer=window.dataLayer||[]'

/** So that styles know whether the address asks for something that only scripts can show. */
const queryScript = 'location.search&&(document.documentElement.dataset.query="")'

/** Scripts that must run before the first paint: the same bytes on every page, so that one hash each allows them. */
export const inlineScripts: readonly string[] = [
  themeScript,
  dataLayerScript,
  queryScript,
  // Before the one that stops clicks.
  lateStartScript,
  earlyEventsScript,
  earlyTraversalScript,
]

export const inlineScriptHashes = (): string[] =>
  inlineScripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`)
