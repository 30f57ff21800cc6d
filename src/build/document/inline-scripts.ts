import { createHash } from 'node:crypto'
import { earlyEventsScript } from '../../runtime/early-events.ts'
import { earlyQueryScript } from '../../runtime/early-query.ts'
import { earlyTraversalScript } from '../../runtime/early-traversal.ts'
import { lateStartScript } from '../../runtime/late-start.ts'
import { pictureFirstScript } from '../../site/components/picture-first.ts'
import { earlyComparisonScript } from '../../site/features/compare/session-keys.ts'
import { themeScript } from '../../site/state/theme.ts'

const dataLayerScript = 'window.dataLayer=window.dataLayer||[]'

const early: readonly string[] = [
  dataLayerScript,
  earlyQueryScript,
  earlyComparisonScript,
  pictureFirstScript,
  // Before the one that stops clicks.
  lateStartScript,
  earlyEventsScript,
  earlyTraversalScript,
]

/** One that fails must not take the others along. */
const onItsOwn = (script: string): string => `try{${script}}catch(e){reportError(e)}`

/**
 * Scripts that must run before the first paint: the same bytes on every page, so that one hash each allows them. Few, because each
 * costs a slow phone some thousandths of a second to begin with; the theme's own, because it stays where nothing else runs.
 */
export const inlineScripts: readonly string[] = [themeScript, early.map(onItsOwn).join('\n')]

export const inlineScriptHashes = (): string[] =>
  inlineScripts.map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`)
