import type { EditionCode } from '../../domain/edition/edition-code.ts'

/** What the `data` of a page-data file holds. */
export interface PageContent {
  /** The editions in which the same page exists; all of them if it does not say. */
  editions?: EditionCode[]
  /** For the page's component. */
  props: object
}
