import { addressFields, postcodeInState } from '../forms/address-fields.ts'
import { longestEmail } from '../forms/checks/email-address.ts'
import type { FormParts } from '../forms/form-definition.ts'
import { phoneField } from '../forms/person-fields.ts'

/** What of its own listing a dealer asks us to change. What it does and which lines it carries are ticked beside it. */
export const listingForm: FormParts = {
  fields: (context) => [
    {
      kind: 'text',
      name: 'name',
      label: 'Name',
      required: true,
      ask: 'Enter the name of the business.',
      autocomplete: 'organization',
      maxLength: 120,
    },
    ...addressFields(context, 'business'),
    phoneField(context, true),
    {
      kind: 'email',
      name: 'email',
      label: 'Email',
      required: false,
      hint: 'Where requests for demos go. It isn’t shown on the site.',
      autocomplete: 'email',
      inputMode: 'email',
      maxLength: longestEmail,
    },
  ],
  rules: [postcodeInState],
}
