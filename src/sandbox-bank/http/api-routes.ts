import { Hono } from 'hono'
import * as v from 'valibot'
import { createMethod, methodRequest } from '../cards/create-method.ts'
import { detachMethod, methodsOf } from '../customers/customer-methods.ts'
import { customerRequest, noSuchCustomer, openCustomer, removeCustomer } from '../customers/customers.ts'
import { answerFaults } from '../faults/answer-faults.ts'
import { cancelIntent } from '../intents/cancel-intent.ts'
import { intentOf } from '../intents/intent.ts'
import { chargedSince, intentsOfOrder, readIntent } from '../intents/intent-records.ts'
import { openIntent, openRequest } from '../intents/open-intent.ts'
import { payIntent, payRequest } from '../intents/pay-intent.ts'
import { refundIntent, refundRequest, refundsOf } from '../intents/refund-intent.ts'
import { withoutKey } from './access.ts'
import { answered, done, noSuchIntent, refused } from './answer.ts'
import { createPostHandler, type PostOptions } from './post-handler.ts'
import { momentSchema, wordsSchema } from './request-schemas.ts'

export interface ApiOptions extends PostOptions {
  publishableKey: string
}

/** The gateway's interface: for the shop's server, and one address for the page that takes the card. */
export const apiRoutes = (options: ApiOptions): Hono => {
  const { sql, secretKey, publishableKey, basePath } = options
  const api = new Hono()
  const posted = createPostHandler(options)

  api.use(async ({ req }, next) => {
    const isForBrowsers = req.path === `${basePath}/v1/methods`
    const refusal = withoutKey(req.raw, isForBrowsers ? publishableKey : secretKey)
    return refusal === undefined ? next() : answered(refusal)
  })
  api.use(answerFaults(sql))

  api.post('/intents', posted({ schema: openRequest, work: openIntent }))
  api.post('/intents/:id/pay', posted({ schema: payRequest, work: payIntent }))
  api.post('/intents/:id/cancel', posted({ schema: v.object({}), work: cancelIntent }))
  api.post('/intents/:id/refunds', posted({ schema: refundRequest, work: refundIntent }))
  api.post('/customers', posted({ schema: customerRequest, work: openCustomer }))
  api.post('/methods/:id/detach', posted({ schema: v.object({}), work: detachMethod }))
  api.post('/methods', posted({ schema: methodRequest, work: createMethod, isFromBrowser: true }))

  api.get('/intents', async ({ req }) => {
    const since = v.safeParse(momentSchema, req.query('charged-since'))
    if (since.success) {
      const charged = await chargedSince(sql, since.output)
      return answered(done({ data: charged.map((record) => intentOf(record, basePath)) }))
    }
    const order = v.safeParse(wordsSchema, req.query('order'))
    if (!order.success)
      return answered(
        refused(400, 'bad_request', 'Say of which order, or since when: /intents?order=…, /intents?charged-since=…'),
      )
    const records = await intentsOfOrder(sql, order.output)
    return answered(done({ data: records.map((record) => intentOf(record, basePath)) }))
  })
  api.get('/intents/:id', async ({ req }) => {
    const record = await readIntent(sql, req.param('id'))
    return answered(record === undefined ? noSuchIntent() : done(intentOf(record, basePath)))
  })
  api.get('/intents/:id/refunds', async ({ req }) => {
    const record = await readIntent(sql, req.param('id'))
    return answered(record === undefined ? noSuchIntent() : done({ data: await refundsOf(sql, record.id) }))
  })
  api.get('/customers/:id/methods', async ({ req }) => {
    const data = await methodsOf(sql, req.param('id'))
    return answered(data === undefined ? noSuchCustomer() : done({ data }))
  })
  api.delete('/customers/:id', async ({ req }) =>
    answered(await sql.transaction((unit) => removeCustomer(unit, req.param('id')))),
  )
  api.all('*', () => answered(refused(404, 'unknown_address', 'There is nothing at this address.')))
  return api
}
