import { noShop } from './no-shop.ts'
import type { SiteFunction } from './site-function.ts'
import type { SiteServices } from './wiring/site-services.ts'

export const paymentEventsPath = '/.netlify/functions/payment-events'

/** Hears what the payment gateway tells. */
export const paymentEvents: SiteFunction<Pick<SiteServices, 'shop'>> = async (request, _caller, { shop }) =>
  shop?.events(request) ?? noShop()
