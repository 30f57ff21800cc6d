import { type EditionCode, editionCodes } from '../../domain/edition/edition-code.ts'
import type { ReadEntries } from './read-entries.ts'
import { withTermWords } from './term-words.ts'
import { type BrandEntry, brands } from './types/brand.ts'
import { type CategoryEntry, categories } from './types/category.ts'
import { type DealerEntry, dealers } from './types/dealer.ts'
import { type DeliveryZoneEntry, deliveryZones } from './types/delivery-zone.ts'
import { type EditionEntry, editionEntries } from './types/edition.ts'
import { type FaqEntry, faqs } from './types/faq.ts'
import { type FinderQuestionEntry, finderQuestions } from './types/finder-question.ts'
import { type HolidayCalendarEntry, holidayCalendars } from './types/holiday-calendar.ts'
import { type JobEntry, jobs } from './types/job.ts'
import { type PageEntry, pages } from './types/page.ts'
import { type PickUpPointEntry, pickUpPoints } from './types/pick-up-point.ts'
import { type PoolFiguresEntry, poolFigures } from './types/pool-figures.ts'
import { type PostEntry, posts } from './types/post.ts'
import { type ProductEntry, products } from './types/product.ts'
import { type ProductLineEntry, productLines } from './types/product-line.ts'
import { type PromotionEntry, promotions } from './types/promotion.ts'
import { type ShippingRateEntry, shippingRates } from './types/shipping-rate.ts'
import { type ShopTermsEntry, shopTerms } from './types/shop-terms.ts'
import { type TestimonialEntry, testimonials } from './types/testimonial.ts'
import { type TroubleshootingStepEntry, troubleshootingSteps } from './types/troubleshooting-step.ts'
import { type WarrantyTermsEntry, warrantyTerms } from './types/warranty-terms.ts'

/** Everything one edition publishes. */
export interface EditionContent {
  code: EditionCode
  brand: BrandEntry
  edition: EditionEntry
  editions: EditionEntry[]
  pages: PageEntry[]
  products: ProductEntry[]
  productLines: ProductLineEntry[]
  categories: CategoryEntry[]
  faqs: FaqEntry[]
  posts: PostEntry[]
  testimonials: TestimonialEntry[]
  dealers: DealerEntry[]
  jobs: JobEntry[]
  shippingRates: ShippingRateEntry[]
  deliveryZones: DeliveryZoneEntry[]
  holidayCalendars: HolidayCalendarEntry[]
  shopTerms: ShopTermsEntry[]
  pickUpPoints: PickUpPointEntry[]
  promotions: PromotionEntry[]
  poolFigures: PoolFiguresEntry[]
  warrantyTerms: WarrantyTermsEntry[]
  finderQuestions: FinderQuestionEntry[]
  troubleshooting: TroubleshootingStepEntry[]
}

const readEdition = async (read: ReadEntries, code: EditionCode): Promise<EditionContent> => {
  const [brand] = await read(brands, code)
  const editions = await read(editionEntries, code)
  const edition = editions.find((entry) => entry.code === code)
  if (brand === undefined) throw new Error('The content service has no brand entry: the site needs exactly one.')
  if (edition === undefined) throw new Error(`The content service has no edition entry with the code ${code}.`)
  return withTermWords({
    code,
    brand,
    edition,
    editions,
    pages: await read(pages, code),
    products: await read(products, code),
    productLines: await read(productLines, code),
    categories: await read(categories, code),
    faqs: await read(faqs, code),
    posts: await read(posts, code),
    testimonials: await read(testimonials, code),
    dealers: await read(dealers, code),
    jobs: await read(jobs, code),
    shippingRates: await read(shippingRates, code),
    deliveryZones: await read(deliveryZones, code),
    holidayCalendars: await read(holidayCalendars, code),
    shopTerms: await read(shopTerms, code),
    pickUpPoints: await read(pickUpPoints, code),
    promotions: await read(promotions, code),
    poolFigures: await read(poolFigures, code),
    warrantyTerms: await read(warrantyTerms, code),
    finderQuestions: await read(finderQuestions, code),
    troubleshooting: await read(troubleshootingSteps, code),
  })
}

export const readSiteContent = (read: ReadEntries): Promise<EditionContent[]> =>
  Promise.all(editionCodes.map((code) => readEdition(read, code)))
