import type { FormDefinition } from '../form-definition.ts'
import { emailField, nameField, phoneField } from '../person-fields.ts'
import { serialField } from '../purchase-fields.ts'

export const contactForm: FormDefinition = {
  kind: 'contact',
  fields: (context) => [
    nameField,
    emailField,
    phoneField(context, false),
    {
      kind: 'choice',
      name: 'topic',
      label: 'What it’s about',
      required: true,
      ask: 'Choose what it’s about.',
      options: context.choices.topics,
    },
    {
      kind: 'choice',
      name: 'product',
      label: 'Product',
      required: false,
      hint: 'The name on its side, if it’s about one.',
      options: context.choices.products,
    },
    serialField(context, false),
    {
      kind: 'long-text',
      name: 'message',
      label: 'Message',
      required: true,
      ask: 'Write what happened, and what you would like to happen.',
      minLength: 10,
      maxLength: 4000,
    },
    {
      kind: 'yes-no',
      name: 'consent',
      label: 'You may also write to me about products and offers',
      required: false,
      hint: 'Leave it unticked and we only answer this.',
    },
  ],
  rules: [],
}
