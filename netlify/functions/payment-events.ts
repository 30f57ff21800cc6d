import { createSiteDataFunction } from '../../src/server/site-data-function.ts'

const { paymentEvents } = createSiteDataFunction(process.env)

/** Where Stripe tells what has happened: /.netlify/functions/payment-events. */
export default (request: Request): Promise<Response> => paymentEvents(request)
