import { type EditionCode, editionCodes } from '../../domain/edition/edition-code.ts'
import type { EditionContent } from './edition-content.ts'
import { withTermWords } from './fill-in-terms.ts'
import type { ReadEntries } from './read-entries.ts'
import { brands } from './types/brand.ts'
import { categories } from './types/category.ts'
import { dealers } from './types/dealer.ts'
import { deliveryZones } from './types/delivery-zone.ts'
import { editionEntries } from './types/edition.ts'
import { faqs } from './types/faq.ts'
import { finderQuestions } from './types/finder-question.ts'
import { holidayCalendars } from './types/holiday-calendar.ts'
import { jobs } from './types/job.ts'
import { pages } from './types/page.ts'
import { pickUpPoints } from './types/pick-up-point.ts'
import { poolFigures } from './types/pool-figures.ts'
import { posts } from './types/post.ts'
import { products } from './types/product.ts'
import { productLines } from './types/product-line.ts'
import { promotions } from './types/promotion.ts'
import { replyTemplates } from './types/reply-template.ts'
import { searchWords } from './types/search-word.ts'
import { shippingRates } from './types/shipping-rate.ts'
import { shopTerms } from './types/shop-terms.ts'
import { testimonials } from './types/testimonial.ts'
import { troubleshootingSteps } from './types/troubleshooting-step.ts'
import { warrantyTerms } from './types/warranty-terms.ts'

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
    searchWords: await read(searchWords, code),
    finderQuestions: await read(finderQuestions, code),
    troubleshooting: await read(troubleshootingSteps, code),
    replyTemplates: await read(replyTemplates, code),
  })
}

export const readSiteContent = (read: ReadEntries): Promise<EditionContent[]> =>
  Promise.all(editionCodes.map((code) => readEdition(read, code)))
