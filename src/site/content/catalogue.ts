import type { Cents } from '../../domain/money/money.ts'
import type { SuitabilityAnswer } from '../../domain/pool/pool-length.ts'
import type { FaqLink } from './faq.ts'
import type { Picture } from './picture.ts'
import type { Review } from './testimonial.ts'

export type Stage = 'water' | 'sand' | 'sun' | 'mint'

/** The next cheaper or the next dearer model of the line, and what somebody gains and gives up who takes it instead. */
export interface CatalogueNeighbour {
  slug: string
  /** 'A$600 less' */
  price: string
  gains: readonly string[]
  losses: readonly string[]
}

/** A machine sawn in two, and what is seen in it: where, in percent from the upper left corner. */
export interface Cutaway {
  picture: Picture
  labels: { title: string; text: string; x: number; y: number }[]
}

/** A product as every list shows it, and what its page shows beside it. */
export interface CatalogueProduct {
  sku: string
  name: string
  /** As the content service's catalogue names it: what a line of the cart is called. */
  title: string
  /** What tells it from its neighbours, in a few words. */
  note?: string
  price: string
  cents: Cents
  /** What it cost before, and what that saves. */
  was?: string
  saved?: string
  shippingClass: string
  /** The key of its product line. */
  line: string
  picture: Picture
  /** Where the sheet of its pictures from all round it lies. */
  turn?: string
  /** It, sawn in two. */
  cutaway?: Cutaway
  /** Which of the catalogue's tools help with it, and with what their addresses go on. */
  help?: Readonly<Record<string, string>>
  /** The category it is compared in, where it can be compared. */
  compared?: string
  /** Whether it suits a pool, where it is made for some. */
  suits?: readonly SuitabilityAnswer[]
  /** The cheaper one first. */
  neighbours?: readonly CatalogueNeighbour[]
  /** What its owners wrote, newest first. */
  reviews?: readonly Review[]
  /** Why it can't be bought. */
  gone?: 'out-of-stock' | 'discontinued'
  /** Slugs of parts that fit, of what else is worth a look, and of questions. */
  parts?: readonly string[]
  related?: readonly string[]
  questions?: readonly string[]
}

export interface CatalogueLine {
  name: string
  href: string
  stage: Stage
}

/**
 * What product and shop pages of an edition share: its static query is fetched once, and pages name products, lines and questions
 * by their slugs.
 */
export interface Catalogue {
  products: Readonly<Record<string, CatalogueProduct>>
  lines: Readonly<Record<string, CatalogueLine>>
  questions: Readonly<Record<string, string>>
  /** What answers questions about a product; each product page knows how the address goes on. */
  tools: Readonly<Record<string, FaqLink>>
}
