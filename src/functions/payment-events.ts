import { noShop } from './no-shop.ts'
import type { SiteData } from './site-data/site-data.ts'
import type { SiteFunction } from './site-function.ts'

export const paymentEventsPath = '/.netlify/functions/payment-events'

/** Hears what the payment gateway tells. */
export const paymentEvents: SiteFunction<Pick<SiteData, 'shop'>> = async (request, _caller, { shop }) =>
  shop?.events(request) ?? noShop()
