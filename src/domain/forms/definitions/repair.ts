import { canHave } from '../../after-sales/machine-traits.ts'
import { postcodeField } from '../address-fields.ts'
import { type Option, textIn } from '../field.ts'
import type { FormContext, FormDefinition, FormRule } from '../form-definition.ts'
import { emailField, nameField, phoneField } from '../person-fields.ts'
import { serialField } from '../purchase-fields.ts'
import { sizeWords } from '../upload-limits.ts'

const somethingElse: Option = { value: 'other', label: 'Something else' }

/** What may be wrong with a model; with one that is not named, anything. */
const issuesOf = ({ choices }: FormContext, model: string): readonly Option[] => {
  const machine = choices.products.find(({ value }) => value === model)?.traits
  return [...choices.issues.filter(({ needs }) => canHave(machine, needs)), somethingElse]
}

const issueFitsModel: FormRule = (value, context) => {
  const [model, issue] = [textIn(value, 'product'), textIn(value, 'issue')]
  if (issue === '' || issuesOf(context, model).some((each) => each.value === issue)) return []
  const name = context.choices.products.find((each) => each.value === model)?.label
  return [
    { field: 'issue', message: `That can’t be wrong with a ${name}. Choose another, or “${somethingElse.label}”.` },
  ]
}

export const repairForm: FormDefinition = {
  kind: 'repair',
  fields: (context) => [
    nameField,
    emailField,
    phoneField(context, true),
    postcodeField(context, 'For the nearest repair dealer, and the freight.'),
    {
      kind: 'choice',
      name: 'product',
      label: 'Model',
      required: true,
      ask: 'Choose the model; its name is on the side.',
      hint: 'The name on its side.',
      options: [...context.choices.products, { value: 'other', label: 'Another model' }],
    },
    serialField(context, false),
    {
      kind: 'choice',
      name: 'issue',
      label: 'What is wrong',
      required: true,
      ask: 'Choose what is wrong. If nothing fits, choose the last.',
      options: issuesOf(context, ''),
      among: ({ product = '' }) => issuesOf(context, product),
    },
    {
      kind: 'long-text',
      name: 'description',
      label: 'What it does',
      required: true,
      ask: 'Write what it does or no longer does, and since when.',
      hint: 'Or no longer does. Since when, and what you have tried.',
      minLength: 10,
      maxLength: 4000,
    },
    {
      kind: 'file',
      purpose: 'photos',
      name: 'photos',
      label: 'Photos',
      required: false,
      hint: `Up to five, JPEG, PNG or WebP, ${sizeWords('photos', context.requestLimit)}.`,
    },
  ],
  rules: [issueFitsModel],
}
