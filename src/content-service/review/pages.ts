import * as v from 'valibot'
import type { EditionCatalogue } from '../agreement/edition-catalogue.ts'
import { publishedEntries } from '../agreement/published-entries.ts'
import type { Content } from '../load/content.ts'
import type { Review } from './doubt.ts'

const pageSchema = v.object({ slug: v.string() })

/** So many others beside it make it a gap. */
const fewestSiblings = 2

const parentOf = (slug: string): string => slug.slice(0, Math.max(0, slug.lastIndexOf('/')))

const pagesOf = (content: Content, catalogue: EditionCatalogue) =>
  publishedEntries(content, 'page', pageSchema, catalogue)

/** A page that another edition has, and that this one lacks though it has those beside it. */
export const missingPages: Review = (content, catalogue, _today, all) => {
  const own = pagesOf(content, catalogue)
  const slugs = new Set(own.map(({ slug }) => slug))
  const siblings = (slug: string) => own.filter((each) => parentOf(each.slug) === parentOf(slug)).length
  const others = new Map(
    all
      .filter(({ edition }) => edition !== catalogue.edition)
      .flatMap((other) => pagesOf(content, other).map((page) => [page.slug, { ...page, edition: other.edition }])),
  )
  return [...others.values()].flatMap(({ id, slug, edition }) => {
    if (slugs.has(slug) || parentOf(slug) === '' || siblings(slug) < fewestSiblings) return []
    const reason = `${edition} has ${slug}, and ${catalogue.edition} has only what stands beside it`
    return [{ kind: 'missing-page' as const, id, locale: catalogue.locale, field: 'editions', reason }]
  })
}
