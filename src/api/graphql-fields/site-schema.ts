import { builder } from './builder.ts'
import './dealers-field.ts'
import './demo-dates-field.ts'
import './places-field.ts'
import './shop/card-entry-field.ts'
import './shop/guest-order-fields.ts'
import './shop/pay-order-fields.ts'
import './shop/place-order-field.ts'
import './shop/promotion-code-field.ts'
import './shop/stock-field.ts'
import './shop/back-in-stock-field.ts'
import './submit-form-field.ts'

export const siteSchema = builder.toSchema()
