import type { Review } from '../../site/content/testimonial.ts'
import type { TestimonialEntry } from '../content/types/testimonial.ts'
import type { EditionView } from '../view/edition-view.ts'
import { renderMarkdown } from '../view/markdown.ts'
import { oncePer } from '../view/once-per.ts'

const writtenAbout = oncePer(({ content }: EditionView) => Map.groupBy(content.testimonials, ({ product }) => product))

const reviewOf = ({ quote, name, place, rating, date }: TestimonialEntry, view: EditionView): Review => ({
  html: renderMarkdown(quote),
  name,
  place,
  rating,
  date: date.slice(0, 10),
  dateText: view.day(date),
})

/** What owners of a product wrote, whatever they gave, newest first. */
export const productReviews = (id: string, view: EditionView): Review[] =>
  (writtenAbout(view).get(id) ?? []).map((entry) => reviewOf(entry, view))
