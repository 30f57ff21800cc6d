import { createSiteDataFunction } from '../../src/server/site-data-function.ts'

const { orderPapers } = createSiteDataFunction(process.env)

/** Invoices and credit notes: /.netlify/functions/order-papers. */
export default (request: Request): Promise<Response> => orderPapers(request)
