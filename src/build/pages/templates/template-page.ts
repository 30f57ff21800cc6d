import type { EditionView } from '../edition-view.ts'
import type { SitePage } from '../site-page.ts'

type Given = 'path' | 'entry' | 'component' | 'title' | 'description' | 'searchKind' | 'breadcrumbs' | 'data'

/** A page of one edition, with what pages usually say left out by the caller. */
export const templatePage = (view: EditionView, page: Pick<SitePage, Given> & Partial<SitePage>): SitePage => ({
  kind: 'page',
  edition: view.content.code,
  lang: view.content.edition.locale,
  canonical: page.path,
  editions: [view.content.code],
  indexed: true,
  jsonLd: [],
  ...page,
})
