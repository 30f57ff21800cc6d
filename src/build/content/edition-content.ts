import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { BrandEntry } from './types/brand.ts'
import type { CategoryEntry } from './types/category.ts'
import type { DealerEntry } from './types/dealer.ts'
import type { DeliveryZoneEntry } from './types/delivery-zone.ts'
import type { EditionEntry } from './types/edition.ts'
import type { FaqEntry } from './types/faq.ts'
import type { FinderQuestionEntry } from './types/finder-question.ts'
import type { HolidayCalendarEntry } from './types/holiday-calendar.ts'
import type { JobEntry } from './types/job.ts'
import type { PageEntry } from './types/page.ts'
import type { PickUpPointEntry } from './types/pick-up-point.ts'
import type { PoolFiguresEntry } from './types/pool-figures.ts'
import type { PostEntry } from './types/post.ts'
import type { ProductEntry } from './types/product.ts'
import type { ProductLineEntry } from './types/product-line.ts'
import type { PromotionEntry } from './types/promotion.ts'
import type { ReplyTemplateEntry } from './types/reply-template.ts'
import type { SearchWordEntry } from './types/search-word.ts'
import type { ShippingRateEntry } from './types/shipping-rate.ts'
import type { ShopTermsEntry } from './types/shop-terms.ts'
import type { TestimonialEntry } from './types/testimonial.ts'
import type { TroubleshootingStepEntry } from './types/troubleshooting-step.ts'
import type { WarrantyTermsEntry } from './types/warranty-terms.ts'

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
  searchWords: SearchWordEntry[]
  finderQuestions: FinderQuestionEntry[]
  troubleshooting: TroubleshootingStepEntry[]
  replyTemplates: ReplyTemplateEntry[]
}
