import { addressFields, postcodeInState } from '../forms/address-fields.ts'
import { type Field, type FormValue, textIn } from '../forms/field.ts'
import type { FormContext, FormParts, FormRule } from '../forms/form-definition.ts'
import { emailField, nameField, phoneField } from '../forms/person-fields.ts'
import type { BillingDetails, StreetAddress } from './order.ts'

/** What decides which fields there are. */
export interface CheckoutChoice {
  isPickUp: boolean
  /** The card's owner lives elsewhere. */
  ownBilling: boolean
}

/** Fields of the payer have names of their own beside those of the receiver. */
const prefix = 'billing-'

const forBilling = (field: Field): Field => ({
  ...field,
  name: prefix + field.name,
  ...(field.autocomplete !== undefined && { autocomplete: `billing ${field.autocomplete}` }),
})

const forShipping = (field: Field): Field =>
  field.autocomplete === undefined ? field : { ...field, autocomplete: `shipping ${field.autocomplete}` }

const notesField: Field = {
  kind: 'long-text',
  name: 'notes',
  label: 'A note for us or the driver',
  required: false,
  maxLength: 500,
}

const contactFields = (context: FormContext, isPickUp: boolean): Field[] => [
  {
    ...emailField,
    required: true,
    ask: 'Enter the email address for the receipt.',
    hint: 'For the receipt and the tracking number',
  },
  {
    ...phoneField(context, true),
    required: true,
    label: 'Mobile',
    ask: 'Enter a phone number, in case we need to ring.',
    hint: isPickUp ? 'In case we need to ring' : 'For the driver, if nobody answers',
  },
]

const without = (value: FormValue): FormValue =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), each]] : [],
    ),
  )

const billingPostcodeInState: FormRule = (value, context) =>
  postcodeInState(without(value), context).map(({ field, message }) => ({ field: prefix + field, message }))

const asFullName = (field: Field): Field => ({ ...field, label: 'Full name' })

/** All that is asked at checkout but the card. */
export const checkoutForm = ({ isPickUp, ownBilling }: CheckoutChoice): FormParts => ({
  fields: (context) => [
    ...contactFields(context, isPickUp),
    asFullName(isPickUp ? nameField : forShipping(nameField)),
    ...(isPickUp ? [] : addressFields(context, 'home').map(forShipping)),
    ...(ownBilling ? [asFullName(nameField), ...addressFields(context, 'home')].map(forBilling) : []),
    notesField,
  ],
  rules: [postcodeInState, billingPostcodeInState],
})

const addressIn = (value: FormValue): StreetAddress => ({
  street: textIn(value, 'street'),
  suburb: textIn(value, 'suburb'),
  state: textIn(value, 'state'),
  postcode: textIn(value, 'postcode'),
})

export interface CheckoutDetails {
  email: string
  phone: string
  name: string
  notes: string
  /** Undefined for what is picked up. */
  address?: StreetAddress
  billing?: BillingDetails
}

/** What was answered, as an order keeps it. */
export const checkoutDetails = (value: FormValue, { isPickUp, ownBilling }: CheckoutChoice): CheckoutDetails => ({
  email: textIn(value, 'email'),
  phone: textIn(value, 'phone'),
  name: textIn(value, 'name'),
  notes: textIn(value, 'notes'),
  ...(!isPickUp && { address: addressIn(value) }),
  ...(ownBilling && { billing: { name: textIn(without(value), 'name'), address: addressIn(without(value)) } }),
})
