import type Page from '../../site/templates/page/page.tsx'
import type { PageEntry } from '../content/types/page.ts'
import type { SitePage } from '../registry/site-page.ts'
import { templatePage } from '../registry/template-page.ts'
import type { EditionView } from '../view/edition-view.ts'
import { readingPage } from '../view/reading-page.ts'

/** Pages that editors add without a programmer: legal text and policies. */
export const editorPages = (view: EditionView, entries: PageEntry[]): SitePage[] =>
  entries.map((entry) => {
    const path = view.href(entry.slug)
    return templatePage<typeof Page>()(view, {
      path,
      entry: entry.sys.id,
      component: 'templates/page',
      title: entry.seoTitle,
      description: entry.seoDescription,
      searchKind: 'page',
      breadcrumbs: [{ name: entry.title, path }],
      ...(entry.lastChanged != null && { modified: entry.lastChanged }),
      data: readingPage(view, entry),
    })
  })
