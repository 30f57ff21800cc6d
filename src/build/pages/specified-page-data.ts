import { formatNumber } from '../../domain/words/number-format.ts'
import type { EditorialPage } from '../../site/content/section.ts'
import type { Testimonial } from '../../site/content/testimonial.ts'
import type { PageEntry } from '../content/types/page.ts'
import type { ProductEntry } from '../content/types/product.ts'
import type { ProductLineEntry } from '../content/types/product-line.ts'
import { aboutOf } from './about-of.ts'
import { comparisonPage, demoPage, whichModelPage } from './choosing/choosing-pages.ts'
import type { EditionView } from './edition-view.ts'
import { jobListings } from './job-listings.ts'
import { lineHref } from './line-href.ts'
import { renderMarkdown } from './markdown.ts'
import { newsOf } from './news-of.ts'
import { promotionOf } from './promotion-of.ts'
import { reviewsOf } from './reviews-of.ts'
import { robotPageData } from './robot-page-data.ts'
import { shopPageData } from './shop-page-data.ts'
import { calculatorPages } from './support/calculators.ts'
import { faqTopics } from './support/faq-topics.ts'
import { findDealers } from './support/find-dealers.ts'
import { repairsOf } from './support/repairs.ts'
import { serialRegions } from './support/serial-regions.ts'
import { waterPages } from './water-pages.ts'

export const editorial = (entry: PageEntry, view: EditionView): EditorialPage => ({
  title: entry.title,
  sections: view.sections(entry.sectionsCollection),
})

const active = (product: ProductEntry): boolean => product.active

const testimonialsOf = (view: EditionView): Testimonial[] =>
  view.content.testimonials.flatMap((entry) => {
    const product = view.product(entry.product)
    if (product === undefined) return []
    const { name, place, rating } = entry
    return [
      {
        html: renderMarkdown(entry.quote),
        name,
        place,
        rating,
        product: { name: product.name, href: view.productHref(product) },
      },
    ]
  })

const robots = (view: EditionView): ProductEntry[] =>
  view.content.products.filter((product) => active(product) && product.suitability?.floor === true)

/** The lines of a family, each with the front of its first product and what it starts from. */
const shelfOf = (view: EditionView, family: ProductLineEntry['family']) =>
  view.content.productLines
    .filter((line) => line.family === family)
    .flatMap((line) => {
      const products = view.content.products.filter((product) => active(product) && product.productLine === line.sys.id)
      const [front] = products[0]?.imagesCollection ?? []
      if (front === undefined) return []
      const from = view.price(Math.min(...products.map(({ price }) => price)))
      return [
        {
          href: lineHref(line, view),
          name: line.name,
          text: line.tagline,
          price: products.length === 1 ? from : `From ${from}`,
          picture: view.decoration(front),
        },
      ]
    })

/** What all owners who rated a product gave on average. */
const ratingOf = (view: EditionView) => {
  const ratings = view.content.products.flatMap(({ rating }) => rating ?? [])
  const count = ratings.reduce((sum, rating) => sum + rating.count, 0)
  const value = ratings.reduce((sum, rating) => sum + rating.value * rating.count, 0) / Math.max(1, count)
  const { locale } = view.content.edition
  return {
    value: Number(value.toFixed(1)),
    count,
    text: `${formatNumber(value, locale, 1)} of 5 from ${formatNumber(count, locale)} owners`,
  }
}

type DataOf = (entry: PageEntry, view: EditionView) => object

/** What a page shows beside its own words. Pages that are not named here show their words alone. */
const dataOf: Record<string, DataOf> = {
  'pages/home': (entry, view) => ({
    ...editorial(entry, view),
    robots: shelfOf(view, 'robot'),
    water: shelfOf(view, 'water'),
    testimonials: testimonialsOf(view)
      .filter(({ rating, product }) => rating >= 4 && product.href.includes('/dolphin-'))
      .slice(0, 4),
    rating: ratingOf(view),
    posts: view.content.posts.slice(0, 4).map(view.postCard),
    hrefs: { testimonials: view.href('testimonials'), news: view.href('news') },
  }),
  'pages/about-us': aboutOf,
  'pages/above-ground-pool-cleaners': (entry, view) => ({
    ...editorial(entry, view),
    products: view.productList(
      robots(view).filter((product) => product.suitability?.poolTypes.includes('above-ground')),
    ),
  }),
  ...robotPageData,
  'pages/product-dolphin-s-100-bonus': (entry, view) => ({
    ...editorial(entry, view),
    promotion: promotionOf(view, entry.slug),
  }),
  'pages/jobs': (entry, view) => ({
    ...editorial(entry, view),
    jobs: jobListings(view),
    timeZone: view.content.edition.timeZone,
    today: view.today,
  }),
  'pages/news': (entry, view) => ({ ...editorial(entry, view), ...newsOf(view) }),
  'pages/testimonials': (entry, view) => ({ ...editorial(entry, view), ...reviewsOf(view), rating: ratingOf(view) }),
  'pages/product-comparison': (entry, view) => ({ ...editorial(entry, view), ...comparisonPage(entry, view) }),
  'pages/book-a-demo': (entry, view) => ({ ...editorial(entry, view), ...demoPage(view) }),
  'pages/which-model': (entry, view) => ({ ...editorial(entry, view), ...whichModelPage(view) }),
  'pages/support-faq': (entry, view) => ({ ...editorial(entry, view), topics: faqTopics(view) }),
  'pages/support-find-a-dealer': (entry, view) => ({ ...editorial(entry, view), ...findDealers(view) }),
  ...calculatorPages,
  'pages/support-dolphins-purchased-from-outside-australia': (entry, view) => ({
    ...editorial(entry, view),
    regions: serialRegions(view),
    today: view.today,
  }),
  'pages/support-registration': (entry, view) => ({
    ...editorial(entry, view),
    regions: serialRegions(view),
    today: view.today,
  }),
  'pages/support-repairs-and-parts': (entry, view) => ({ ...editorial(entry, view), ...repairsOf(view) }),
  'pages/shop': (entry, view) => ({ ...editorial(entry, view), ...shopPageData(view) }),
}

export const specifiedPageData = (component: string, entry: PageEntry, view: EditionView): object => ({
  ...(dataOf[component] ?? editorial)(entry, view),
  ...waterPages[component]?.(view),
})
