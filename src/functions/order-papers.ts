import { noShop } from './no-shop.ts'
import type { SiteFunction } from './site-function.ts'
import type { SiteServices } from './wiring/site-services.ts'

/** Hands out invoices and credit notes. */
export const orderPapers: SiteFunction<Pick<SiteServices, 'shop'>> = async (request, _caller, { shop }) =>
  shop?.papers(request) ?? noShop()
