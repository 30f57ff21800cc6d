import type { EditionView } from '../edition-view.ts'
import type { SpecifiedPage } from '../page-table.ts'
import type { SitePage } from '../site-page.ts'
import { editorial } from '../specified-page-data.ts'
import { templatePage } from './template-page.ts'

const shownByTheSite = new Set(['404', 'offline'])

/** Pages that editors add without a programmer: legal text, policies, the support hub. */
export const editorPages = (view: EditionView, specified: SpecifiedPage[]): SitePage[] => {
  const taken = new Set(specified.map((page) => page.slug))
  return view.content.pages
    .filter((entry) => !taken.has(entry.slug) && !shownByTheSite.has(entry.slug))
    .map((entry) => {
      const path = view.href(entry.slug)
      return templatePage(view, {
        path,
        entry: entry.sys.id,
        component: 'templates/page',
        title: entry.seoTitle,
        description: entry.seoDescription,
        searchKind: 'page',
        breadcrumbs: [{ name: entry.title, path }],
        data: editorial(entry, view),
      })
    })
}
