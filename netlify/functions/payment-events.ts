import { createFunctionHost } from '../../src/functions/function-host.ts'
import { paymentEvents } from '../../src/functions/payment-events.ts'

/** Where Stripe tells what has happened: /.netlify/functions/payment-events. */
export default createFunctionHost(process.env).run(paymentEvents)
