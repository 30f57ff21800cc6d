import type { ContentType } from './field.ts'
import { brand } from './types/brand.ts'
import { category } from './types/category.ts'
import { dealer } from './types/dealer.ts'
import { deliveryZone } from './types/delivery-zone.ts'
import { edition } from './types/edition.ts'
import { faq } from './types/faq.ts'
import { finderQuestion } from './types/finder-question.ts'
import { holidayCalendar } from './types/holiday-calendar.ts'
import { job } from './types/job.ts'
import { page } from './types/page.ts'
import { pickUpPoint } from './types/pick-up-point.ts'
import { poolFigures } from './types/pool-figures.ts'
import { post } from './types/post.ts'
import { product } from './types/product.ts'
import { productLine } from './types/product-line.ts'
import { promotion } from './types/promotion.ts'
import { replyTemplate } from './types/reply-template.ts'
import { searchWord } from './types/search-word.ts'
import { section } from './types/section.ts'
import { shippingRate } from './types/shipping-rate.ts'
import { shopTerms } from './types/shop-terms.ts'
import { testimonial } from './types/testimonial.ts'
import { troubleshootingStep } from './types/troubleshooting-step.ts'
import { warrantyTerms } from './types/warranty-terms.ts'

export const contentModel: readonly ContentType[] = [
  brand,
  edition,
  product,
  productLine,
  category,
  faq,
  post,
  page,
  section,
  testimonial,
  dealer,
  job,
  promotion,
  shippingRate,
  deliveryZone,
  holidayCalendar,
  shopTerms,
  pickUpPoint,
  poolFigures,
  warrantyTerms,
  finderQuestion,
  searchWord,
  troubleshootingStep,
  replyTemplate,
]
