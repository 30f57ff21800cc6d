import type { EditorialPage } from '../../site/content/section.ts'
import type { PageEntry } from '../content/types/page.ts'
import type { EditionView } from './edition-view.ts'

/** The words of a page as its editor wrote them. */
export const editorial = (view: EditionView, entry: PageEntry): EditorialPage => ({
  title: entry.title,
  sections: view.sections(entry.sectionsCollection),
})
