import type { PageData } from '../../runtime/page-data.ts'

/** What browsers, their share button and assistive technology read from the head, kept true after a navigation. */
export const showHead = (document: Document, { path, head }: PageData) => {
  document.title = head.title
  document.documentElement.lang = head.lang
  document.querySelector('link[rel=canonical]')?.setAttribute('href', new URL(path, document.baseURI).href)
}
