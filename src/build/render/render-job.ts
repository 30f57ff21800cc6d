import type { PageInspection } from '../check/inspect-page.ts'
import type { DocumentInput } from '../document/document.ts'
import type { InlineScripts } from '../document/inline-scripts.ts'
import type { Sheets } from '../document/inline-styles.ts'
import type { SharedByHash } from '../static-queries/static-queries.ts'

/** One page to be rendered and written. Everything in it can be sent to another thread. */
export interface RenderJob {
  document: DocumentInput
  /** Where the page's HTML goes, from the root of the site. */
  htmlFile: string
  dataFile: string
}

export interface RenderSettings {
  /** Address of the prerender bundle. */
  bundle: string
  /** Folder that receives the files before they are published. */
  staging: string
  staticQueries: SharedByHash
  /** Style sheets that go into the documents. */
  sheets: Sheets
  inlineScripts: InlineScripts
  compress: boolean
}

export interface RenderedPage {
  path: string
  inspection: PageInspection
}

export type RenderAnswer = { ok: true; pages: RenderedPage[] } | { ok: false; message: string }
