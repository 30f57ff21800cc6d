import { builder } from './builder.ts'
import './dealers.ts'
import './demo-dates.ts'
import './places.ts'
import './shop/card-entry.ts'
import './shop/guest-order.ts'
import './shop/pay-order.ts'
import './shop/place-order.ts'
import './shop/promotion-code.ts'
import './shop/stock.ts'
import './shop/back-in-stock.ts'
import './submit-form.ts'

export const siteSchema = builder.toSchema()
