import { createFunctionHost } from '../../src/functions/function-host.ts'
import { orderPapers } from '../../src/functions/order-papers.ts'

/** Invoices and credit notes: /.netlify/functions/order-papers. */
export default createFunctionHost(process.env).run(orderPapers)
