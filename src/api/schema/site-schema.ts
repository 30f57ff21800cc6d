import { builder } from './builder.ts'
import './submit-form.ts'

export const siteSchema = builder.toSchema()
