import { addDays } from '../../calendar/calendar.ts'
import { demoDaysAhead } from '../../dealers/free-demo-days.ts'
import type { FormWords } from '../../edition/edition.ts'
import { poolSide } from '../../pool/pool-quantities.ts'
import { postcodeField } from '../address-fields.ts'
import { type Field, type Option, textIn } from '../field.ts'
import type { FormContext, FormDefinition, FormRule } from '../form-definition.ts'
import { formWords } from '../form-words.ts'
import { emailField, nameField, phoneField } from '../person-fields.ts'

const dateField = ({ today }: FormContext, name: string, label: string, ask: string): Field => ({
  kind: 'day',
  name,
  label,
  required: true,
  ask,
  hint: `From tomorrow to ${demoDaysAhead} days ahead.`,
  earliest: addDays(today, 1),
  latest: addDays(today, demoDaysAhead),
})

const poolTypes = ({ plungePool, spa }: FormWords): Option[] => [
  { value: 'in-ground', label: 'In the ground' },
  { value: 'above-ground', label: 'Above the ground' },
  { value: 'plunge', label: plungePool },
  { value: 'spa', label: spa },
  { value: 'commercial', label: 'Public or shared' },
]

const datesDiffer: FormRule = (value) => {
  const [first, second] = [textIn(value, 'firstDate'), textIn(value, 'secondDate')]
  return first !== '' && first === second
    ? [{ field: 'secondDate', message: 'Enter a different day from the first, so there’s a choice.' }]
    : []
}

export const bookADemoForm: FormDefinition = {
  kind: 'book-a-demo',
  fields: (context) => [
    nameField,
    emailField,
    phoneField(context, true),
    postcodeField(context, 'Of the pool, to find the nearest dealer.'),
    {
      kind: 'choice',
      name: 'poolType',
      label: 'Kind of pool',
      required: true,
      ask: 'Choose the kind of pool.',
      options: poolTypes(formWords[context.edition]),
    },
    {
      kind: 'number',
      name: 'poolLength',
      label: 'Length',
      required: true,
      ask: 'Enter the longest side of the pool in metres. A guess will do.',
      hint: 'The longest side, in metres. A guess will do.',
      inputMode: 'decimal',
      quantity: { ...poolSide, name: 'a pool length', least: 1 },
      decimals: 1,
    },
    dateField(context, 'firstDate', 'First date', 'Enter a day that would suit you.'),
    dateField(context, 'secondDate', 'Second date', 'Enter another day that would suit you.'),
    {
      kind: 'choice',
      name: 'product',
      label: 'Model to see',
      required: false,
      hint: 'If you have one in mind.',
      options: context.choices.products.filter(({ waterTreatment }) => !waterTreatment),
    },
    {
      kind: 'choice',
      name: 'dealer',
      label: 'Dealer',
      required: false,
      hint: 'Leave it open, and the nearest one calls.',
      options: context.choices.dealers.filter(({ demo }) => demo),
    },
    {
      kind: 'long-text',
      name: 'notes',
      label: 'Notes',
      required: false,
      hint: 'A gate, a dog, a cover: whatever the dealer should know.',
      maxLength: 1000,
    },
  ],
  rules: [datesDiffer],
}
