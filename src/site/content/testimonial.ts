export interface Testimonial {
  html: string
  name: string
  place: string
  product: { name: string; href: string }
  rating: number
}
