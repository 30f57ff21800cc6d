import { createHash } from 'node:crypto'

/**
 * Scripts that must run before the first paint: two, the same bytes on every page, so that one hash each allows them. Few, because each
 * costs a slow phone some thousandths of a second to begin with.
 */
export interface InlineScripts {
  /** Stays where nothing else runs. */
  readonly theme: string
  readonly early: string
}

/** Marks the one that stays. */
export const staysAttribute = 'data-stays'

export const inlineScriptTags = (scripts: InlineScripts): string[] => [
  `<script ${staysAttribute}>${scripts.theme}</script>`,
  `<script>${scripts.early}</script>`,
]

/** By which a policy knows them. */
export const inlineScriptHashes = (scripts: InlineScripts): string[] =>
  Object.values(scripts).map((script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`)
