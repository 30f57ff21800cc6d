import * as v from 'valibot'
import { defaultLocale } from '../../domain/edition/edition-code.ts'
import { postsAtHome } from '../../domain/pages/posts-at-home.ts'
import type { Content } from '../load/content.ts'
import { type Disagreement, type EditionCatalogue, isPart, type Model } from './edition-catalogue.ts'
import { publishedEntries } from './published-entries.ts'

/** What a robot is shown from, and how the names of such pictures begin or end. */
const views = [
  ['the front', /-front$/],
  ['the back', /-rear$/],
  ['the side', /-side$/],
  ['below, with its brushes', /-below$/],
  ['close by', /-detail$/],
  ['the pool, at work', /^scene-/],
] as const
const fewestOfDear = 4
/** In Australian dollars. */
const dearFrom = 200
const mostPages = 3

const lineSchema = v.object({ family: v.string() })
const pictured = v.object({ images: v.array(v.string()) })
const priced = v.object({ price: v.number() })

const fieldsOf = <Fields extends object>(
  content: Content,
  id: string,
  schema: v.GenericSchema<unknown, Fields>,
  { locale }: Pick<EditionCatalogue, 'locale'>,
): Fields => v.parse(schema, content.entries.get(id)?.fields[locale])

const picturesOf = (content: Content, { id }: Model, catalogue: EditionCatalogue): string[] =>
  fieldsOf(content, id, pictured, catalogue).images

/** A robot is seen from all sides and at work; whatever else costs more than a part has pictures enough to judge it by. */
const picturesEnough = (content: Content, catalogue: EditionCatalogue): Disagreement[] => {
  const { products, locale } = catalogue
  return products.flatMap((product) => {
    const { id, productLine } = product
    const images = picturesOf(content, product, catalogue)
    const complaint = (reason: string) => [{ id, locale, field: 'images', reason }]
    if (!isPart(product) && fieldsOf(content, productLine, lineSchema, catalogue).family === 'robot') {
      const missing = views.filter(([, name]) => !images.some((image) => name.test(image))).map(([view]) => view)
      return missing.length === 0 ? [] : complaint(`does not show it from ${missing.join(', nor from ')}`)
    }
    const dear = fieldsOf(content, id, priced, { locale: defaultLocale }).price > dearFrom
    if (!dear || images.length >= fewestOfDear) return []
    return complaint(
      `has ${images.length} of the ${fewestOfDear} pictures that whatever costs over A$${dearFrom} needs`,
    )
  })
}

/** Whoever chooses between two products sees which is which. */
const leadsTellApart = (content: Content, catalogue: EditionCatalogue): Disagreement[] =>
  [...Map.groupBy(catalogue.products, (product) => picturesOf(content, product, catalogue)[0]).values()].flatMap(
    ([first, ...others]) =>
      others.map(({ id }) => ({
        id,
        locale: catalogue.locale,
        field: 'images',
        reason: `begins with the picture that ${first?.name} begins with`,
      })),
  )

/** The scenes that stand anywhere in these fields; upright and wide are one. */
const scenesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^(scene-[a-z0-9-]+?)(?:-portrait)?$/.exec(value)?.slice(1) ?? []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(scenesIn) : []
}

const pageSchema = v.object({ slug: v.string(), sections: v.array(v.string()) })
const lineOnPage = v.looseObject({ slug: v.string(), story: v.array(v.string()) })
const productOnPage = v.looseObject({ slug: v.string() })
const postSchema = v.object({ slug: v.string(), date: v.string(), cover: v.string() })

interface Shown {
  scene: string
  /** Below the edition. */
  page: string
  /** Where an author finds it. */
  id: string
  field: string
}

/** Every scene with every page that shows it: a post's cover is on its own page, among the news and, while it is new, at home. */
const scenesShown = (content: Content, catalogue: EditionCatalogue): Shown[] => {
  const inSections = (id: string, page: string, field: string, sections: readonly string[]): Shown[] =>
    sections.flatMap((section, at) =>
      scenesIn(content.entries.get(section)?.fields[catalogue.locale]).map((scene) => ({
        scene,
        page,
        id,
        field: `${field}.${at}`,
      })),
    )
  const posts = publishedEntries(content, 'post', postSchema, catalogue).toSorted(
    (a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug),
  )
  return [
    ...publishedEntries(content, 'page', pageSchema, catalogue).flatMap(({ id, slug, sections }) =>
      inSections(id, slug, 'sections', sections),
    ),
    ...publishedEntries(content, 'productLine', lineOnPage, catalogue).flatMap(({ id, slug, story, ...others }) => {
      const page = `product-lines/${slug}`
      return [
        ...scenesIn(others).map((scene) => ({ scene, page, id, field: 'hero' })),
        ...inSections(id, page, 'story', story),
      ]
    }),
    ...catalogue.products.flatMap(({ id }) => {
      const { slug, ...others } = fieldsOf(content, id, productOnPage, catalogue)
      return scenesIn(others).map((scene) => ({ scene, page: `products/${slug}`, id, field: 'images' }))
    }),
    ...posts.flatMap(({ id, slug, cover }, place) =>
      [`news/${slug}`, 'news', ...(place < postsAtHome ? ['home'] : [])].flatMap((page) =>
        scenesIn(cover).map((scene) => ({ scene, page, id, field: 'cover' })),
      ),
    ),
  ]
}

/** A scene that is everywhere is seen nowhere. */
const scenesRare = (content: Content, catalogue: EditionCatalogue): Disagreement[] =>
  [...Map.groupBy(scenesShown(content, catalogue), ({ scene }) => scene)].flatMap(([scene, places]) => {
    const pages = [...new Set(places.map(({ page }) => page))]
    const [first] = places
    if (pages.length <= mostPages || first === undefined) return []
    const reason = `${scene} is on ${pages.length} pages of ${catalogue.edition}, and ${mostPages} are enough: ${pages.toSorted().join(', ')}`
    return [{ id: first.id, locale: catalogue.locale, field: first.field, reason }]
  })

export const picturesSuffice = (content: Content, catalogue: EditionCatalogue): Disagreement[] => [
  ...picturesEnough(content, catalogue),
  ...leadsTellApart(content, catalogue),
  ...scenesRare(content, catalogue),
]
