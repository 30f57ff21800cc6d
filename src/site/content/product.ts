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

/** Something to keep, as a PDF. */
export interface Download {
  title: string
  href: string
  kB: number
}

/** What the page of a product tells beside what the catalogue says of it. */
export interface ProductDetails {
  /** Its key in the catalogue. */
  slug: string
  summary: string
  html: string
  /** It can be put into the cart. */
  isSold?: true
  /** The tax inside the price of what is sold. */
  gst?: string
  /** What it costs to send it, where it can be bought here. */
  delivery?: { title: string; text: string }
  /** Where it can be had or mended, and shown, where it cannot be bought here. */
  dealers?: string
  demo?: string
  pictures: Picture[]
  /** Its first picture has room above what it shows. */
  low?: boolean
  features: { title: string; text: string }[]
  specifications: Record<string, Record<string, string>>
  /** The pools a robot is made for, for the drawing. */
  pool?: { maxLengthM: number; floor: boolean; walls: boolean }
  whatsInTheBox: string[]
  warrantyYears: number
  downloads?: Download[]
  rating?: { value: number; count: number }
}
