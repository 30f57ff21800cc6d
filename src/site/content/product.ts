import type { LineItem } from '../../domain/line-item.ts'
import type { FaqLink } from './faq.ts'
import type { Picture } from './picture.ts'

/** A product as a line of a list, without its picture. */
export interface ProductRow {
  href: string
  name: string
  /** Formatted for the edition. */
  price: string
}

export interface ProductCard extends ProductRow {
  summary?: string
  picture: Picture
}

export interface Suitability {
  poolTypes: string[]
  maxLengthM: number
  surfaces: string[]
  /** Of floor, walls and waterline, those it cleans. */
  cleans: string[]
}

/** Something to keep, as a PDF. */
export interface Download {
  title: string
  href: string
  kB: number
}

export interface ProductDetails {
  name: string
  summary: string
  html: string
  line: { name: string; href: string }
  price: string
  compareAtPrice?: string
  /** Where it can be put into the cart, here and now. */
  cartLine?: LineItem
  /** Left out where it is in the shop's cart line already. */
  inStock?: boolean
  pictures: Picture[]
  features: { title: string; text: string }[]
  specifications: Record<string, Record<string, string>>
  suitability?: Suitability
  whatsInTheBox: string[]
  warrantyYears: number
  downloads?: Download[]
  parts?: ProductRow[]
  related?: ProductCard[]
  faqs?: FaqLink[]
  rating?: { value: number; count: number }
}
