import type { Gazetteer } from '../../domain/places/gazetteer.ts'
import type { ShopTerms } from '../../domain/shop/shop-terms.ts'
import type { ProductLookup } from '../catalogue/product-lookup.ts'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { PaymentGateway } from '../payments/gateway.ts'
import type { ComposeLetter } from './letter-about.ts'
import type { DrawPaper } from './papers/order-paper.ts'

/** The services that orders are taken and seen through with. */
export interface OrderServices {
  db: Db
  jobs: Jobs
  catalogue: ProductLookup
  gateway: PaymentGateway
  terms(): ShopTerms
  /** Loaded with the first letter: a server is up sooner without what draws them. */
  compose: ComposeLetter
  /** Loaded with the first paper, too. */
  draw: DrawPaper
  /** What the keys of orders are made with. */
  keySecret: string
  gazetteer(): Promise<Gazetteer>
  /** The page on which somebody who was with the bank goes on. */
  returnUrl(checkout: string): string
}
