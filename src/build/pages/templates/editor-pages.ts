import type { PageEntry } from '../../content/types/page.ts'
import type { EditionView } from '../edition-view.ts'
import { editorial } from '../editorial.ts'
import type { SpecifiedPage } from '../page-table.ts'
import type { SitePage } from '../site-page.ts'
import { supportProblems } from '../support/problems.ts'
import { troubleshootingOf } from '../support/troubleshooting.ts'
import { warrantyData } from '../support/warranty-data.ts'
import { templatePage } from './template-page.ts'

const shownByTheSite = new Set(['404', 'offline'])

type Look = (entry: PageEntry, view: EditionView) => Pick<SitePage, 'component' | 'data'>

/** Composed by hand: the way into all support, the search for a fault, and the warranty, which can be asked. */
const lookOf = (slug: string): Look => {
  if (slug === 'support') return supportHub
  if (slug === 'support/troubleshooting') return troubleshooting
  return slug === 'warranty' ? warrantyPage : readingPage
}

const supportHub: Look = (entry, view) => {
  const page = editorial(entry, view)
  const { at, problems } = supportProblems(entry, view)
  if (problems.length === 0) return { component: 'pages/support', data: { ...page, problems } }
  const data = {
    title: page.title,
    problems,
    heading: page.sections[at]?.heading,
    sections: page.sections.toSpliced(at, 1),
  }
  return { component: 'pages/support', data }
}

const readingData = (entry: PageEntry, view: EditionView): object => ({
  ...editorial(entry, view),
  ...(entry.lastChanged != null && { changed: view.day(entry.lastChanged) }),
})

const readingPage: Look = (entry, view) => ({ component: 'templates/page', data: readingData(entry, view) })

const warrantyPage: Look = (entry, view) => ({
  component: 'pages/warranty',
  data: { ...readingData(entry, view), warranty: warrantyData(view) },
})

const troubleshooting: Look = (entry, view) => ({
  component: 'pages/support/troubleshooting',
  data: { ...editorial(entry, view), ...troubleshootingOf(view) },
})

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
        title: entry.seoTitle,
        description: entry.seoDescription,
        searchKind: 'page',
        breadcrumbs: [{ name: entry.title, path }],
        ...(entry.lastChanged != null && { modified: entry.lastChanged }),
        ...lookOf(entry.slug)(entry, view),
      })
    })
}
