import { ofEditions } from '../edition/editions.ts'
import type { Field } from './field.ts'
import type { FormContext } from './form-definition.ts'

const businessNumbers = ofEditions('businessNumber')

export const businessNumberField = ({ edition, today }: FormContext): Field => {
  const { read, ...words } = businessNumbers[edition]
  return {
    kind: 'text',
    name: 'businessNumber',
    required: true,
    ...words,
    autocomplete: 'off',
    maxLength: 40,
    read: (text) => read(text, today),
  }
}
