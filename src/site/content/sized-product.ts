import type { ProductCard } from './product.ts'

/** A product with the figures that tell one size from the next. */
export interface SizedProduct extends ProductCard {
  /** The largest pool it is made for; 0 where that is not how it is chosen. */
  litres: number
  /** Specifications by name. */
  figures: Record<string, string>
  late?: true
}
