import type { FormParts } from '../forms/form-definition.ts'
import { purchaseRules, serialField } from '../forms/purchase-fields.ts'
import { warrantyFields } from './warranty-fields.ts'

/** What a dealer says of a repair that it wants our word on before it begins. */
export const warrantyForm: FormParts = {
  fields: (context) =>
    warrantyFields(context).map((field) => (field.name === 'serialNumber' ? serialField(context, true) : field)),
  rules: purchaseRules,
}
