import { addressFields, postcodeInState } from '../address-fields.ts'
import type { FormDefinition } from '../form-definition.ts'
import { emailField, nameField, newsletterField, phoneField } from '../person-fields.ts'
import { purchaseFields, purchaseRules } from '../purchase-fields.ts'

export const registrationForm: FormDefinition = {
  kind: 'registration',
  fields: (context) => [
    nameField,
    emailField,
    phoneField(context, false),
    ...addressFields(context, 'home'),
    ...purchaseFields(context, context.choices.products),
    newsletterField,
  ],
  rules: [postcodeInState, ...purchaseRules],
}
