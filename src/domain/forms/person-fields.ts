import { longestEmail } from './checks/email-address.ts'
import type { Field } from './field.ts'
import type { FormContext } from './form-definition.ts'
import { formWords } from './form-words.ts'

export const nameField: Field = {
  kind: 'text',
  name: 'name',
  label: 'Your name',
  required: true,
  ask: 'Enter your name.',
  autocomplete: 'name',
  maxLength: 100,
}

export const emailField: Field = {
  kind: 'email',
  name: 'email',
  label: 'Email',
  required: true,
  ask: 'Enter the email address for our answer.',
  autocomplete: 'email',
  inputMode: 'email',
  maxLength: longestEmail,
}

export const phoneField = ({ edition }: FormContext, isRequired: boolean): Field => ({
  kind: 'phone',
  name: 'phone',
  label: 'Phone',
  ...(isRequired ? { required: true, ask: 'Enter a phone number we can ring.' } : { required: false }),
  hint: formWords[edition].phone,
  autocomplete: 'tel',
  inputMode: 'tel',
  maxLength: 30,
})

export const newsletterField: Field = {
  kind: 'yes-no',
  name: 'newsletter',
  label: 'Send me the newsletter, about four times a year',
  required: false,
}
