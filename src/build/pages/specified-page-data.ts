import type { PageEntry } from '../content/types/page.ts'
import { aboutFigures } from './about-figures.ts'
import { comparisonPage, whichModelPage } from './choosing/choosing-pages.ts'
import type { EditionView } from './edition-view.ts'
import { editorial } from './editorial.ts'
import { formOffer } from './form-offer.ts'
import { homePageData } from './home-page-data.ts'
import { jobsOf } from './job-listings.ts'
import { newsOf } from './news-of.ts'
import { ownersRating } from './owners-rating.ts'
import { promotionOf } from './promotion-of.ts'
import { reviewsOf } from './reviews-of.ts'
import { robotPages } from './robot-pages.ts'
import { shopPageData } from './shop-page-data.ts'
import { calculatorPages } from './support/calculators.ts'
import { faqTopics } from './support/faq-topics.ts'
import { findDealers } from './support/find-dealers.ts'
import { repairsOf } from './support/repairs.ts'
import { serialsOf } from './support/serial-regions.ts'
import { waterPages } from './water-pages.ts'

/** What a page shows beside its own words, or in place of some. Pages that are not named here show their words alone. */
const dataOf: Record<string, (view: EditionView, entry: PageEntry) => object> = {
  'pages/home': homePageData,
  'pages/about-us': aboutFigures,
  ...robotPages,
  ...waterPages,
  'pages/product/dolphin-s-100-bonus': (view, { slug }) => ({ promotion: promotionOf(view, slug) }),
  'pages/jobs': (view) => ({ ...jobsOf(view), ...formOffer('job-application', view) }),
  'pages/news': newsOf,
  'pages/testimonials': (view) => ({ ...reviewsOf(view), rating: ownersRating(view) }),
  'pages/product-comparison': comparisonPage,
  'pages/book-a-demo': (view) => formOffer('book-a-demo', view),
  'pages/which-model': whichModelPage,
  'pages/support/faq': (view) => ({ topics: faqTopics(view) }),
  'pages/support/find-a-dealer': findDealers,
  ...calculatorPages,
  'pages/support/dolphins-purchased-from-outside-australia': serialsOf,
  'pages/support/contact': (view) => formOffer('contact', view),
  'pages/support/become-a-dealer': (view) => formOffer('become-a-dealer', view),
  'pages/support/registration': (view) => ({ ...serialsOf(view), ...formOffer('registration', view) }),
  'pages/support/repairs-and-parts': (view) => ({ ...repairsOf(view), ...formOffer('repair', view) }),
  'pages/water-treatment-claim': (view) => formOffer('water-treatment-claim', view),
  'pages/shop': shopPageData,
}

export const specifiedPageData = (component: string, entry: PageEntry, view: EditionView): object => ({
  ...editorial(entry, view),
  ...dataOf[component]?.(view, entry),
})
