import { addMonths } from '../calendar/calendar.ts'
import type { Field } from '../forms/field.ts'
import type { FormContext } from '../forms/form-definition.ts'
import { formWords } from '../forms/form-words.ts'
import { sizeWords } from '../forms/upload-limits.ts'

/** Nobody has a warranty from before that. */
const yearsBack = 10

/** What a dealer is asked about a repair. How a serial number is read, the server knows alone. */
export const warrantyFields = ({ edition, today, choices, requestLimit }: FormContext): Field[] => [
  {
    kind: 'choice',
    name: 'product',
    label: 'Product',
    required: true,
    ask: 'Choose the product.',
    options: choices.products,
  },
  {
    kind: 'text',
    name: 'serialNumber',
    label: 'Serial number',
    required: true,
    ask: 'Enter the serial number from the label.',
    hint: formWords[edition].serialNumber,
    autocomplete: 'off',
    maxLength: 24,
  },
  {
    kind: 'day',
    name: 'purchaseDate',
    label: 'Bought on',
    required: false,
    hint: 'If the customer has the receipt.',
    earliest: addMonths(today, -12 * yearsBack),
    latest: today,
  },
  {
    kind: 'long-text',
    name: 'fault',
    label: 'What is wrong',
    required: true,
    ask: 'Write what is wrong with it.',
    hint: 'What the customer saw, what you measured.',
    minLength: 10,
    maxLength: 4000,
  },
  {
    kind: 'long-text',
    name: 'parts',
    label: 'Parts you would fit',
    required: false,
    hint: 'Names or numbers, one in a line.',
    maxLength: 1000,
  },
  {
    kind: 'file',
    purpose: 'photos',
    name: 'photos',
    label: 'Photos',
    required: false,
    hint: `Of the label and of what is wrong: up to five, JPEG, PNG or WebP, ${sizeWords('photos', requestLimit)}.`,
  },
]
