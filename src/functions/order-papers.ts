import { noShop } from './no-shop.ts'
import type { SiteData } from './site-data/site-data.ts'
import type { SiteFunction } from './site-function.ts'

/** Hands out invoices and credit notes. */
export const orderPapers: SiteFunction<Pick<SiteData, 'shop'>> = async (request, _caller, { shop }) =>
  shop?.papers(request) ?? noShop()
