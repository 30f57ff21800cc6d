import { createHash } from 'node:crypto'

/**
 * Scripts that must run before the first paint: the same bytes on every page, so that one hash each allows them. Few, because each
 * costs a slow phone some thousandths of a second to begin with.
 */
export interface InlineScripts {
  /** Stays where nothing else runs. */
  readonly theme: string
  readonly early: string
}

/** Marks the one that stays. */
export const staysAttribute = 'data-stays'

export const inlineScriptTags = ({ theme, early }: InlineScripts): string[] => [
  `<script ${staysAttribute}>${theme}</script>`,
  `<script>${early}</script>`,
]

/** By which a policy knows them. */
export const inlineScriptHashes = ({ theme, early }: InlineScripts): string[] =>
  [theme, early].map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`)
