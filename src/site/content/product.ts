import type { FaqLink } from './faq.ts'
import type { Picture } from './picture.ts'

export interface ProductCard {
  href: string
  name: string
  summary?: string
  /** Formatted for the edition. */
  price: string
  picture: Picture
}

export interface Suitability {
  poolTypes: string[]
  maxLengthM: number
  surfaces: string[]
  floor: boolean
  walls: boolean
  waterline: boolean
}

export interface ProductDetails {
  sku: string
  slug: string
  name: string
  summary: string
  html: string
  brand: string
  line: { name: string; href: string }
  /** Whole cents of the edition's currency. */
  priceInCents: number
  price: string
  compareAtPrice?: string
  shippingClass: string
  category: string
  /** Whether it can be put into the cart here and now. */
  buyable: boolean
  inStock: boolean
  pictures: Picture[]
  features: { title: string; text: string }[]
  specifications: Record<string, Record<string, string>>
  suitability?: Suitability
  whatsInTheBox: string[]
  warrantyYears: number
  parts: ProductCard[]
  related: ProductCard[]
  faqs: FaqLink[]
  rating?: { value: number; count: number }
}
