import { addMonths } from '../../calendar/calendar.ts'
import type { Quantity } from '../../pool/quantity.ts'
import { addressFields, postcodeInState } from '../address-fields.ts'
import { acidity, freeChlorine, salt } from '../checks/water-readings.ts'
import { type Field, textIn } from '../field.ts'
import type { FormContext, FormDefinition, FormRule } from '../form-definition.ts'
import { emailField, nameField, newsletterField, phoneField } from '../person-fields.ts'
import { purchaseFields, purchaseRules, yearsBack } from '../purchase-fields.ts'
import { sizeWords } from '../upload-limits.ts'

const reading = (name: string, label: string, hint: string, quantity: Quantity, decimals: number): Field => ({
  kind: 'number',
  name,
  label,
  required: false,
  hint,
  inputMode: 'decimal',
  quantity,
  decimals,
})

const installationFields = ({ today }: FormContext): Field[] => [
  { kind: 'text', name: 'installer', label: 'Installer', required: false, hint: 'Who fitted it.', maxLength: 100 },
  {
    kind: 'day',
    name: 'installationDate',
    label: 'Installed on',
    required: true,
    ask: 'Enter the day it was installed.',
    hint: 'The day of purchase or later.',
    earliest: addMonths(today, -12 * yearsBack),
    latest: today,
  },
]

const boughtBeforeInstalled: FormRule = (value) => {
  const [bought, installed] = [textIn(value, 'purchaseDate'), textIn(value, 'installationDate')]
  return bought !== '' && installed !== '' && installed < bought
    ? [
        {
          field: 'installationDate',
          message: 'It can’t be installed before it’s bought. Change one of the dates.',
        },
      ]
    : []
}

export const waterTreatmentClaimForm: FormDefinition = {
  kind: 'water-treatment-claim',
  fields: (context) => [
    nameField,
    emailField,
    phoneField(context, false),
    ...addressFields(context, 'home'),
    ...purchaseFields(
      context,
      context.choices.products.filter(({ waterTreatment }) => waterTreatment),
    ),
    ...installationFields(context),
    reading('ph', 'pH', 'From today. Any dealer will test your water.', acidity, 2),
    reading('salt', 'Salt', 'In ppm, or in grams a litre.', salt, 0),
    reading('chlorine', 'Free chlorine', 'In ppm, which is the same as mg/L.', freeChlorine, 2),
    {
      kind: 'long-text',
      name: 'fault',
      label: 'The fault',
      required: true,
      ask: 'Write what it does, and what the display says.',
      hint: 'What it does, and what the display says.',
      minLength: 10,
      maxLength: 4000,
    },
    {
      kind: 'file',
      purpose: 'photos',
      name: 'photos',
      label: 'Photos',
      required: false,
      hint: `Of the display and of the cell: up to five, JPEG, PNG or WebP, ${sizeWords('photos', context.requestLimit)}.`,
    },
    newsletterField,
  ],
  rules: [postcodeInState, ...purchaseRules, boughtBeforeInstalled],
}
