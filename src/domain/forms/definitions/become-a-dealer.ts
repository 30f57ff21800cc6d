import type { Quantity } from '../../pool/quantity.ts'
import { addressFields, postcodeInState } from '../address-fields.ts'
import { businessNumberField } from '../business-number-field.ts'
import { readWebAddress } from '../checks/web-address.ts'
import type { FormDefinition } from '../form-definition.ts'
import { emailField, phoneField } from '../person-fields.ts'

const yearsInBusiness: Quantity = {
  name: 'a number of years',
  unit: 'years',
  units: { years: 1, year: 1, yrs: 1 },
  least: 0,
  most: 200,
  example: 'how many years, such as 12',
}

export const becomeADealerForm: FormDefinition = {
  kind: 'become-a-dealer',
  fields: (context) => [
    {
      kind: 'text',
      name: 'business',
      label: 'Business',
      required: true,
      ask: 'Enter the name of the business.',
      autocomplete: 'organization',
      maxLength: 120,
    },
    businessNumberField(context),
    {
      kind: 'text',
      name: 'contact',
      label: 'Contact',
      required: true,
      ask: 'Enter the name of somebody to ask for.',
      hint: 'Who to ask for.',
      autocomplete: 'name',
      maxLength: 100,
    },
    emailField,
    phoneField(context, true),
    ...addressFields(context, 'business'),
    {
      kind: 'text',
      name: 'website',
      label: 'Website',
      required: false,
      autocomplete: 'url',
      inputMode: 'url',
      maxLength: 200,
      read: readWebAddress,
    },
    {
      kind: 'choice',
      name: 'businessType',
      label: 'Kind of business',
      required: true,
      ask: 'Choose the kind of business.',
      options: [
        { value: 'shop', label: 'Pool shop' },
        { value: 'service', label: 'Service and repairs' },
        { value: 'builder', label: 'Pool builder' },
        { value: 'mixture', label: 'A mix of these' },
        { value: 'other', label: 'Something else' },
      ],
    },
    {
      kind: 'number',
      name: 'years',
      label: 'Years in business',
      required: false,
      hint: 'Roughly.',
      inputMode: 'numeric',
      quantity: yearsInBusiness,
      decimals: 0,
    },
    {
      kind: 'text',
      name: 'brands',
      label: 'Brands',
      required: false,
      hint: 'What you sell or repair now.',
      maxLength: 300,
    },
    {
      kind: 'long-text',
      name: 'message',
      label: 'Message',
      required: false,
      hint: 'The bench, the counter, the towns you cover. A page is plenty.',
      maxLength: 4000,
    },
  ],
  rules: [postcodeInState],
}
