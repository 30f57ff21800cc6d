import type { ReadingPage } from '../../site/templates/page/page.tsx'
import type { PageEntry } from '../content/types/page.ts'
import type { EditionView } from './edition-view.ts'
import { templated } from './editorial.ts'

/** The words of a page that is to be read, and when they last changed. */
export const readingPage = (view: EditionView, entry: PageEntry): ReadingPage => ({
  ...templated(view, entry),
  ...(entry.lastChanged != null && { changed: view.day(entry.lastChanged) }),
})
