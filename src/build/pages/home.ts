import { namedLines } from '../../domain/pages/named-products.ts'
import { postsAtHome } from '../../domain/pages/posts-at-home.ts'
import type { Testimonial } from '../../site/content/testimonial.ts'
import type Home from '../../site/pages/home/page.tsx'
import type { ProductLineEntry } from '../content/types/product-line.ts'
import { ownersRating } from '../products/owners-rating.ts'
import type { EditionView } from '../view/edition-view.ts'
import { editorial } from '../view/editorial.ts'
import { lineHref } from '../view/line-href.ts'
import { renderMarkdown } from '../view/markdown.ts'
import { pageData } from '../view/page-data.ts'

const shownTestimonials = 4

/** What content owners of a line wrote, the newest first. */
const testimonialsOf = (view: EditionView, line: string): Testimonial[] =>
  view.content.testimonials.flatMap((entry) => {
    const product = view.product(entry.product)
    const { name, place, rating } = entry
    if (product?.productLine !== line || rating < 4) return []
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

/** The lines of a family, each with the front of its first product and what it starts from. */
const shelfOf = (view: EditionView, family: ProductLineEntry['family']) =>
  view.content.productLines
    .filter((line) => line.family === family)
    .flatMap((line) => {
      const products = view.content.products.filter(({ active, productLine }) => active && productLine === line.sys.id)
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

export const home = pageData<typeof Home>()((view, entry) => ({
  ...editorial(view, entry, 'home'),
  robots: shelfOf(view, 'robot'),
  water: shelfOf(view, 'water'),
  testimonials: testimonialsOf(view, namedLines.home).slice(0, shownTestimonials),
  rating: ownersRating(view),
  posts: view.content.posts.slice(0, postsAtHome).map(view.postCard),
  hrefs: { testimonials: view.href('testimonials'), news: view.href('news') },
}))
