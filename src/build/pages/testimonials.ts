import type { Reviews } from '../../site/content/testimonial.ts'
import type Testimonials from '../../site/pages/testimonials/page.tsx'
import { ownersRating } from '../products/owners-rating.ts'
import type { EditionView } from '../view/edition-view.ts'
import { editorial } from '../view/editorial.ts'
import { renderMarkdown } from '../view/markdown.ts'
import { pageData } from '../view/page-data.ts'

/** What owners wrote, by product in the order of the range, newest first within each. */
const reviewsOf = (view: EditionView): Reviews => {
  const { testimonials, products } = view.content
  const of = Map.groupBy(testimonials, ({ product }) => product)
  const groups = products.flatMap((product) => {
    const written = of.get(product.sys.id)
    if (written === undefined) return []
    const { href, name, picture } = view.card(product)
    return [
      {
        id: product.slug,
        href,
        name,
        picture,
        ...(product.rating != null && { rating: product.rating }),
        reviews: written.map((review) => ({
          html: renderMarkdown(review.quote),
          name: review.name,
          place: review.place,
          rating: review.rating,
          date: review.date.slice(0, 10),
          dateText: view.day(review.date),
        })),
      },
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
