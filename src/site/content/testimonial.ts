import type { Picture } from './picture.ts'

export interface Testimonial {
  html: string
  name: string
  place: string
  product: { name: string; href: string }
  rating: number
}

export interface Review extends Omit<Testimonial, 'product'> {
  /** ISO day. */
  date: string
  dateText: string
}

/** A product and what its owners wrote. */
export interface ReviewedProduct {
  id: string
  href: string
  name: string
  picture: Picture
  /** Of everybody who rated it, in words or not. */
  rating?: { value: number; count: number }
  reviews: Review[]
}

export interface Reviews {
  groups: ReviewedProduct[]
  /** How many reviews gave five, four, three, two and one. */
  counts: { rating: number; count: number }[]
}
