import { builder } from './builder.ts'
import './dealers.ts'
import './demo-dates.ts'
import './places.ts'
import './submit-form.ts'

export const siteSchema = builder.toSchema()
