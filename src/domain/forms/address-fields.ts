import { readPostcode } from './checks/postcode.ts'
import { type Field, textIn } from './field.ts'
import type { FormContext, FormRule } from './form-definition.ts'
import { formWords } from './form-words.ts'

export const postcodeField = ({ edition }: FormContext, hint: string): Field => ({
  kind: 'text',
  name: 'postcode',
  label: 'Postcode',
  required: true,
  ask: 'Enter the postcode, four digits.',
  hint,
  autocomplete: 'postal-code',
  inputMode: 'numeric',
  maxLength: 10,
  read: (text) => readPostcode(text, edition),
})

/** An address in parts, as the post wants them. A business also says where in the country it is. */
export const addressFields = (context: FormContext, whose: 'home' | 'business'): Field[] => {
  const { street, state } = formWords[context.edition]
  const stateField: Field = {
    kind: 'choice',
    name: 'state',
    label: state.label,
    required: true,
    ask: state.ask,
    autocomplete: 'address-level1',
    options: state.options,
  }
  return [
    {
      kind: 'text',
      name: 'street',
      label: 'Street address',
      required: true,
      ask: 'Enter the street and number.',
      hint: street,
      autocomplete: 'address-line1',
      maxLength: 120,
    },
    {
      kind: 'text',
      name: 'suburb',
      label: 'Suburb or town',
      required: true,
      ask: 'Enter the suburb or town.',
      autocomplete: 'address-level2',
      maxLength: 80,
    },
    ...(state.onLetters || whose === 'business' ? [stateField] : []),
    postcodeField(context, 'Four digits.'),
  ]
}

/** A postcode and a state that exclude each other: one was mistaken. */
export const postcodeInState: FormRule = (value, { edition }) => {
  const { ofPostcode } = formWords[edition].state
  const [postcode, state] = [textIn(value, 'postcode'), textIn(value, 'state')]
  if (ofPostcode === undefined || postcode === '' || state === '') return []
  const fitting = ofPostcode(postcode)
  if (fitting.includes(state)) return []
  return [
    {
      field: 'postcode',
      message: `${postcode} is a postcode in ${fitting.join(' or ')}, not in ${state}. Change the postcode or the state.`,
    },
  ]
}
