import type { PageData } from '../../runtime/page-data.ts'

/** What the browser and assistive technology read from the head, kept true after a navigation. */
export const showHead = (document: Document, { head }: PageData) => {
  document.title = head.title
  document.documentElement.lang = head.lang
  document.querySelector('meta[name=description]')?.setAttribute('content', head.description)
  document.querySelector('link[rel=canonical]')?.setAttribute('href', new URL(head.canonical, document.baseURI).href)
}
