export interface Department {
  href: string
  name: string
  count: number
  /** The lowest price in it. */
  from: string
  /** Slugs of the products that stand for it. */
  shown: string[]
}

export interface ShopPage {
  departments: Department[]
  /** Slugs of what costs less than it did. */
  promotions: string[]
  partsFinder?: {
    href: string
    /** Every model that there are parts for, and how many. */
    models: { value: string; label: string; count: number }[]
  }
}

/** A question a shopper may have, between the products of a list, and where it is answered. */
export interface ShopGuide {
  heading: string
  text: string
  label: string
  href: string
}
