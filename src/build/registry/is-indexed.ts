import type { SitePage } from './site-page.ts'

/** Neither a copy of another page nor a stand-in for one that is not there. */
export const standsAlone = ({ kind, path, canonical }: Pick<SitePage, 'kind' | 'path' | 'canonical'>): boolean =>
  kind === 'page' && path === canonical

/** Whether search engines may list a page. Decided here alone: its head and the sitemap follow, and the site's own search (`findable-pages.ts`). */
export const isIndexed = (page: Pick<SitePage, 'kind' | 'path' | 'canonical' | 'noindex'>): boolean =>
  standsAlone(page) && page.noindex !== true
