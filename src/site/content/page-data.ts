import type { EditionCode } from '../../domain/edition/edition-code.ts'

declare const ofItsPage: unique symbol

/** The props of whichever page it is: only what the build has made for a page goes into its component. */
export interface PageProps {
  readonly [ofItsPage]: true
}

/** What the `data` of a page-data file holds. */
export interface PageContent {
  /** The editions in which the same page exists; all of them if it does not say. */
  editions?: EditionCode[]
  /** For the page's component. */
  props: PageProps
}
