import type { Picture } from '../../site/content/picture.ts'
import type { Review } from '../../site/content/testimonial.ts'
import type { EditionContent } from '../content/edition-content.ts'
import type { ProductEntry } from '../content/types/product.ts'
import { wordsOf } from '../view/markdown.ts'
import { offerJsonLd } from './offer.ts'
import { largestPictureFile } from './picture.ts'

/** Of what its page shows beside what is written of it in the content. */
interface Shown {
  line: string
  pictures: Picture[]
  reviews: Review[]
}

const reviewJsonLd = ({ name, rating, date, html }: Review): Record<string, unknown> => ({
  '@type': 'Review',
  author: { '@type': 'Person', name },
  datePublished: date,
  reviewBody: wordsOf(html),
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
})

export const productJsonLd = (
  product: ProductEntry,
  { line, pictures, reviews }: Shown,
  content: EditionContent,
): Record<string, unknown> => ({
  '@type': 'Product',
  name: product.name,
  sku: product.sku,
  description: product.seoDescription,
  url: `/${content.code}/products/${product.slug}/`,
  category: line,
  brand: { '@type': 'Brand', name: product.brand },
  image: pictures.map(largestPictureFile),
  ...(product.rating != null && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating.value,
      // Most only ticked a box.
      ratingCount: product.rating.count,
      ...(reviews.length > 0 && { reviewCount: reviews.length }),
    },
  }),
  ...(reviews.length > 0 && { review: reviews.map(reviewJsonLd) }),
  ...(product.active && { offers: offerJsonLd(product, content) }),
})
