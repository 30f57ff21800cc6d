import type { Reviews } from '../../site/content/testimonial.ts'
import type Testimonials from '../../site/pages/testimonials/page.tsx'
import { ownersRating } from '../products/owners-rating.ts'
import { productReviews } from '../products/product-reviews.ts'
import type { EditionView } from '../view/edition-view.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

/** What owners wrote, by product in the order of the range. */
const reviewsOf = (view: EditionView): Reviews => {
  const groups = view.content.products.flatMap((product) => {
    const reviews = productReviews(product.sys.id, view)
    if (reviews.length === 0) return []
    const { href, name, picture } = view.card(product)
    return [
      { id: product.slug, href, name, picture, ...(product.rating != null && { rating: product.rating }), reviews },
    ]
  })
  const counts = [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: groups.flatMap(({ reviews }) => reviews).filter((review) => review.rating === rating).length,
  }))
  return { groups, counts }
}

export const testimonials = pageData<typeof Testimonials>()((view, entry) => ({
  ...editorial(view, entry, 'testimonials'),
  ...reviewsOf(view),
  rating: ownersRating(view),
}))
