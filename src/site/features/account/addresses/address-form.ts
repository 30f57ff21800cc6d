import { addressFields, postcodeInState } from '../../../../domain/forms/address-fields.ts'
import type { FormParts } from '../../../../domain/forms/form-definition.ts'
import { nameField, phoneField } from '../../../../domain/forms/person-fields.ts'

/** An address that things are delivered to, as the server reads it too. */
export const addressForm: FormParts = {
  fields: (context) => [
    { ...nameField, label: 'Full name' },
    phoneField(context, true),
    ...addressFields(context, 'home'),
  ],
  rules: [postcodeInState],
}
